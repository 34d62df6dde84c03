// Inputs and right answers about polynomials, single curves and measures, of the same origin as `geometryFactLines`.

let curveFactLines = #"""
{"id":"bjs-inflections","op":"inflections","curve":[[0,0],[1,0.25],[0,1],[1,0]],"expected":[0.5,0.8],"tol":1e-12}
{"id":"bjs-project","op":"nearest","curve":[[0,0],[100,0],[100,100]],"point":[80,20],"expectedT":0.5,"expectedPoint":[75,25],"expectedDistance":7.0710678118654755,"tol":1e-09}
{"id":"ft-roots-[0, -6, 1, 1]","op":"polyRoots","coeffsLowToHigh":[0,-6,1,1],"expected":[-3,0,2],"tol":1e-06}
{"id":"ft-roots-[-29, 48, -9, -10]","op":"polyRoots","coeffsLowToHigh":[-29,48,-9,-10],"expected":[-2.9,1],"tol":1e-06}
{"id":"ft-roots-[-28.75, 47.625, -9, -9.875]","op":"polyRoots","coeffsLowToHigh":[-28.75,47.625,-9,-9.875],"expected":[-2.911392405,1],"tol":1e-06}
{"id":"ft-roots-[-3.375, 6.75, -4.5, 1]","op":"polyRoots","coeffsLowToHigh":[-3.375,6.75,-4.5,1],"expected":[1.5],"tol":1e-06}
{"id":"ft-roots-[1.50023651123, -9, 18, -12]","op":"polyRoots","coeffsLowToHigh":[1.50023651123,-9,18,-12],"expected":[0.5270120061677837],"tol":0.02}
{"id":"ft-roots-[-7.62939453125e-05, 0, 0, 9]","op":"polyRoots","coeffsLowToHigh":[-7.62939453125e-05,0,0,9],"expected":[0.020389935631087833],"tol":0.02}
{"id":"kurbo-nearest-cubic-(0.1, 0.001)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[0.1,0.001],"expectedT":0.1,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(0.2, 0.008)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[0.2,0.008],"expectedT":0.2,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(0.3, 0.027)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[0.3,0.027],"expectedT":0.3,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(0.4, 0.064)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[0.4,0.064],"expectedT":0.4,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(0.5, 0.125)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[0.5,0.125],"expectedT":0.5,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(0.6, 0.216)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[0.6,0.216],"expectedT":0.6,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(0.7, 0.343)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[0.7,0.343],"expectedT":0.7,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(0.8, 0.512)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[0.8,0.512],"expectedT":0.8,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(0.9, 0.729)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[0.9,0.729],"expectedT":0.9,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(1, 1)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[1,1],"expectedT":1,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(1.1, 1.1)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[1.1,1.1],"expectedT":1,"tol":1e-06}
{"id":"kurbo-nearest-cubic-(-0.1, 0)","op":"nearest","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0],[1,1]],"point":[-0.1,0],"expectedT":0,"tol":1e-06}
{"id":"kurbo-nearest-quad-(0, 0)","op":"nearest","curve":[[-1,1],[0,-1],[1,1]],"point":[0,0],"expectedT":0.5,"tol":1e-06}
{"id":"kurbo-nearest-quad-(0, 0.1)","op":"nearest","curve":[[-1,1],[0,-1],[1,1]],"point":[0,0.1],"expectedT":0.5,"tol":1e-06}
{"id":"kurbo-nearest-quad-(0, -0.1)","op":"nearest","curve":[[-1,1],[0,-1],[1,1]],"point":[0,-0.1],"expectedT":0.5,"tol":1e-06}
{"id":"kurbo-nearest-quad-(0.5, 0.25)","op":"nearest","curve":[[-1,1],[0,-1],[1,1]],"point":[0.5,0.25],"expectedT":0.75,"tol":1e-06}
{"id":"kurbo-nearest-quad-(1, 1)","op":"nearest","curve":[[-1,1],[0,-1],[1,1]],"point":[1,1],"expectedT":1,"tol":1e-06}
{"id":"kurbo-nearest-quad-(1.1, 1.1)","op":"nearest","curve":[[-1,1],[0,-1],[1,1]],"point":[1.1,1.1],"expectedT":1,"tol":1e-06}
{"id":"kurbo-nearest-quad-(-1.1, 1.1)","op":"nearest","curve":[[-1,1],[0,-1],[1,1]],"point":[-1.1,1.1],"expectedT":0,"tol":1e-06}
{"id":"kurbo-nearest-loworder-(0, 0)","op":"nearest","curve":[[-1,0],[0,0],[1,0]],"point":[0,0],"expectedT":0.5,"tol":1e-06}
{"id":"kurbo-nearest-loworder-(0, 1)","op":"nearest","curve":[[-1,0],[0,0],[1,0]],"point":[0,1],"expectedT":0.5,"tol":1e-06}
{"id":"kurbo-nearest-446","op":"nearest","curve":[[461,123],[460.99999999999994,123.00000000000004],[111,319],[111,319]],"point":[282.0379003395483,223.21877580985594],"expectedT":0.5075474297354187,"tol":1e-09,"expectedDistanceBelow":0.0005}
{"id":"kurbo-nearest-57","op":"nearest","curve":[[0,0],[32.5,20],[65,40]],"point":[90,30],"expectedT":1.0}
{"id":"kurbo-nearest-huge","op":"nearest","curve":[[-1.0394736842105263,0],[0.8210526315789474,-1.511111111111111],[0,1.9333333333333333]],"point":[-1.7976931348623157e+308,0.8571428571428571]}
{"id":"kurbo-infl-2","op":"inflections","curve":[[0,0],[0.8,1],[0.2,1],[1,0]],"expected":[0.311018,0.688982],"tol":1e-06}
{"id":"kurbo-infl-1","op":"inflections","curve":[[0,0],[1,1],[2,-1],[3,0]],"expected":[0.5],"tol":1e-06}
{"id":"kurbo-infl-0","op":"inflections","curve":[[0,0],[1,1],[2,1],[3,0]],"expected":[],"tol":1e-06}
{"id":"kurbo-roots-0","op":"polyRoots","coeffsLowToHigh":[-5,0,0,1],"expected":[1.7099759466766968],"tol":1e-12}
{"id":"kurbo-roots-1","op":"polyRoots","coeffsLowToHigh":[-5,-1,0,1],"expected":[1.90416085913492],"tol":1e-12}
{"id":"kurbo-roots-2","op":"polyRoots","coeffsLowToHigh":[0,-1,0,1],"expected":[-1,0,1],"tol":1e-12}
{"id":"kurbo-roots-3","op":"polyRoots","coeffsLowToHigh":[-2,-3,0,1],"expected":[-1,2],"tol":1e-12}
{"id":"kurbo-roots-4","op":"polyRoots","coeffsLowToHigh":[2,-3,0,1],"expected":[-2,1],"tol":1e-12}
{"id":"kurbo-roots-5","op":"polyRoots","coeffsLowToHigh":[1.999999999999,5,4,1],"expected":[-1.9999999999989995,-1.0000010000848456,-0.9999989999161546],"tol":1e-12}
{"id":"kurbo-roots-6","op":"polyRoots","coeffsLowToHigh":[2.000000000001,5,4,1],"expected":[-2.0],"tol":1e-12}
{"id":"kurbo-roots-7","op":"polyRoots","coeffsLowToHigh":[-5,0,1],"expected":[-2.23606797749979,2.23606797749979],"tol":1e-12}
{"id":"kurbo-roots-8","op":"polyRoots","coeffsLowToHigh":[5,0,1],"expected":[],"tol":1e-12}
{"id":"kurbo-roots-9","op":"polyRoots","coeffsLowToHigh":[5,1,0],"expected":[-5],"tol":1e-12}
{"id":"kurbo-roots-10","op":"polyRoots","coeffsLowToHigh":[1,2,1],"expected":[-1],"tol":1e-12}
{"id":"kurbo-quartic-1","op":"polyRoots","coeffsLowToHigh":[1e+18,-1.001001001e+18,1001002001001000.0,-1001001001.0,1.0],"expected":[1,1000.0,1000000.0,1000000000.0],"relTol":1e-16}
{"id":"kurbo-quartic-2","op":"polyRoots","coeffsLowToHigh":[16.048044012,-32.072044006,24.036011,-8.006,1.0],"expected":[2,2.001,2.002,2.003],"relTol":1e-06}
{"id":"kurbo-quartic-3","op":"polyRoots","coeffsLowToHigh":[9.999999999999999e+198,-1.0110009999999999e+152,1.1011011e+103,-1.001101e+53,1.0],"expected":[1e+47,1e+49,1e+50,1e+53],"relTol":2e-16}
{"id":"kurbo-quartic-4","op":"polyRoots","coeffsLowToHigh":[-200000000000000.0,100000000000002.0,199999999999999.0,-100000000000002.0,1.0],"expected":[-1,1,2,100000000000000.0],"relTol":1e-16}
{"id":"kurbo-quartic-5","op":"polyRoots","coeffsLowToHigh":[200000000000000.0,-10000000.0,-200000000000001.0,10000000.0,1.0],"expected":[-20000000.0,-1,1,10000000.0],"relTol":1e-16}
{"id":"kurbo-quartic-6","op":"polyRoots","coeffsLowToHigh":[-20000000000000.0,19999982000000.0,-9999981999998.0,-9000002.0,1],"expected":[-1000000.0,10000000.0],"relTol":1e-16}
{"id":"kurbo-quartic-7","op":"polyRoots","coeffsLowToHigh":[28280000000000.0,11110056000000.0,1010022000028.0,2000011.0,1],"expected":[-7,-4],"relTol":1e-16}
{"id":"kurbo-quartic-8","op":"polyRoots","coeffsLowToHigh":[1100001100000000.0,-102200111000011.0,201101022001.0,-100002011.0,1],"expected":[11,100000000.0],"relTol":1e-16}
{"id":"kurbo-quartic-17","op":"polyRoots","coeffsLowToHigh":[1.011111101e+16,-4033322201000.0,603331110.0,-40111.0,1.0],"expected":[10000,10001,10010,10100],"relTol":1e-06}
{"id":"kurbo-quartic-20","op":"polyRoots","coeffsLowToHigh":[1e+28,-1.00000020000001e+28,2.0000002000000202e+21,-100000020000001.0,1.0],"expected":[1,10000000.0,10000000.0,100000000000000.0],"relTol":1e-07}
{"id":"kurbo-quartic-23","op":"polyRoots","coeffsLowToHigh":[0.001,0.375,1,1,1],"expected":[-0.497314148060048,-0.00268585193995149],"relTol":2e-15}
{"id":"kurbo-mindist-1","op":"minDistance","a":[[129,139],[190,139],[201,364],[90,364]],"b":[[309,159],[178,159],[215,408],[309,408]],"expected":50.9966,"tol":0.5}
{"id":"kurbo-mindist-2","op":"minDistance","a":[[232,126],[134,126],[139,232],[141,301]],"b":[[359,416],[367,755]],"expected":246.4731222669117,"tol":0.5}
{"id":"kurbo-moments-square","op":"moments","path":"M0,0 L1,0 L1,1 L0,1 Z","expected":{"x":0.5,"y":0.5,"xx":0.3333333333333333,"xy":0.25,"yy":0.3333333333333333},"tol":1e-08}
{"id":"kurbo-controlbox","op":"controlBox","path":"M200,300 C50,50 350,50 200,300","expected":[50,50,350,300]}
"""#
