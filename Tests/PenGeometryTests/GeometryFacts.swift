// Inputs and right answers from the test suites and bug trackers of bezier.js (MIT), fontTools (MIT), kurbo (Apache-2.0
// or MIT) and lyon (MIT or Apache-2.0), restated as data: one JSON object a line, its `op` the operation. Curves are lists
// of control points, tolerances absolute.

let geometryFactLines = #"""
{"id":"bjs-length-2","op":"arcLength","curve":[[0,0],[0,1],[1,1],[1,0]],"expected":2,"tol":1e-12}
{"id":"bjs-length-quad","op":"arcLength","curve":[[0,0],[0.5,1],[1,0]],"expected":1.4789428575446,"tol":1e-10}
{"id":"bjs-bbox-cubic","op":"bbox","curve":[[0,0],[0,1],[1,1],[1,0]],"expected":[0,0,1,0.75],"tol":0}
{"id":"bjs-bbox-quad","op":"bbox","curve":[[0,0],[0.5,1],[1,0]],"expected":[0,0,1,0.5],"tol":0}
{"id":"bjs-extrema","op":"extremaAll","curve":[[330,592],[330,557],[315,522],[315,485]],"expected":[0,0.5,1],"tol":1e-12}
{"id":"bjs-midpoint-quintic3d","op":"eval","curve":[[0,0,10],[0,1,11],[1,1,12],[1,2,13],[2,2,14],[2,3,15]],"t":0.5,"expected":[1,1.5,12.5],"tol":1e-12}
{"id":"bjs-derivs","op":"derivativeControlPoints","curve":[[0,0],[0,1],[1,1],[1,0]],"expected":[[[0,3],[3,0],[0,-3]],[[6,-6],[-6,-6]],[[-12,0]]]}
{"id":"ft-bounds-[[0, 0], [50, 100], [100, 0]]","op":"bbox","curve":[[0,0],[50,100],[100,0]],"expected":[0,0,100,50],"tol":1e-06}
{"id":"ft-bounds-[[0, 0], [100, 0], [100, 100]]","op":"bbox","curve":[[0,0],[100,0],[100,100]],"expected":[0,0,100,100],"tol":1e-06}
{"id":"ft-bounds-[[0, 0], [25, 100], [75, 100], [100, 0]]","op":"bbox","curve":[[0,0],[25,100],[75,100],[100,0]],"expected":[0,0,100,75],"tol":1e-06}
{"id":"ft-bounds-[[0, 0], [50, 0], [100, 50], [100, 100]]","op":"bbox","curve":[[0,0],[50,0],[100,50],[100,100]],"expected":[0,0,100,100],"tol":1e-06}
{"id":"ft-bounds-[[50, 0], [0, 100], [100, 100], [50, 0]]","op":"bbox","curve":[[50,0],[0,100],[100,100],[50,0]],"expected":[35.566243,0,64.433757,75],"tol":1e-06}
{"id":"ft-len-#3287-5","op":"arcLength","curve":[[210,333],[289,333],[326.5,290.5]],"expected":127.92252850725015,"tol":0.0001}
{"id":"ft-len-#3502-6","op":"arcLength","curve":[[377,469],[377,468],[377,472],[377,472]],"expected":3.3209876543209877,"tol":0.0001}
{"id":"ft-len-#3502-7","op":"arcLength","curve":[[242,402],[242,403],[242,399],[242,399]],"expected":3.3209876543209877,"tol":0.0001}
{"id":"ft-len-#3514-8","op":"arcLength","curve":[[626.9918761593156,1000],[639.133178223544,1000],[650.1152019577394,1000],[626.9918761593156,1000]],"expected":27.06159516390641,"tol":0.0001}
{"id":"ft-split-robust","op":"splitAt","curve":[[-103,-231],[-61,-240],[-31.009,-245],[6,-245]],"t":0.386637,"lastPoint":[6,-245]}
{"id":"ft-eval-2","op":"eval","curve":[[0,10],[200,100]],"t":0.5,"expected":[100,55],"tol":1e-12}
{"id":"ft-eval-3","op":"eval","curve":[[0,10],[100,100],[200,50]],"t":0.5,"expected":[100,65],"tol":1e-12}
{"id":"ft-eval-4","op":"eval","curve":[[0,10],[100,100],[200,100],[300,0]],"t":0.5,"expected":[150,76.25],"tol":1e-12}
{"id":"ft-splitcubic","op":"splitAt","curve":[[0,0],[25,100],[75,100],[100,0]],"t":[0.5,0.75],"expected":[[[0,0],[12.5,50],[31.25,75],[50,75]],[[50,75],[59.375,75],[68.75,68.75],[77.34375,56.25]],[[77.34375,56.25],[85.9375,43.75],[93.75,25],[100,0]]],"tol":0}
{"id":"ft-area","op":"pathArea","path":"M254,360 L771,367 C800,393 808,399 819,412 C818,388 774,138 489,145 C188,145 200,398 200,421 C209,409 220,394 254,360 Z","expected":-104561.35,"tol":1e-06}
{"id":"ft-perimeter","op":"pathLength","path":"M254,360 L771,367 C800,393 808,399 819,412 C818,388 774,138 489,145 C188,145 200,398 200,421 C209,409 220,394 254,360 Z","expected":1588.577291316395,"tol":1e-06}
{"id":"ft-grid-tri-eo","op":"containsGrid","path":"M0,0 L10,5 L10,0 Z M9,1 L4,1 L9,4 Z","rows":[" *********","   **    *","     **  *","       * *","         *"],"rule":"evenodd"}
{"id":"ft-grid-tri-nz","op":"containsGrid","path":"M0,0 L10,5 L10,0 Z M9,1 L4,1 L9,4 Z","rows":[" *********","   *******","     *****","       ***","         *"],"rule":"nonzero"}
{"id":"ft-grid-curve-eo","op":"containsGrid","path":"M0,0 C9,1 9,4 0,5 Z M10,5 C1,4 1,1 10,0 Z","rows":["***    ***","****  ****","***    ***","****  ****","***    ***"],"rule":"evenodd"}
{"id":"ft-grid-curve-nz","op":"containsGrid","path":"M0,0 C9,1 9,4 0,5 Z M10,5 C1,4 1,1 10,0 Z","rows":["***    ***","**********","**********","**********","***    ***"],"rule":"nonzero"}
{"id":"ft-grid-q-eo","op":"containsGrid","path":"M0,0 Q15,2 0,5 Z M10,5 Q-5,3 10,0 Z","rows":["***     **","****   ***","***    ***","***   ****","**     ***"],"rule":"evenodd"}
{"id":"ft-grid-q-nz","op":"containsGrid","path":"M0,0 Q15,2 0,5 Z M10,5 Q-5,3 10,0 Z","rows":["***     **","**********","**********","**********","**     ***"],"rule":"nonzero"}
{"id":"ft-inside-(750, 295)","op":"winding","path":"M969,230 C825,348 715,184 614,202 L614,160 L969,160 Z","points":[[750,295,0]]}
{"id":"ft-inside-(835, 190)","op":"winding","path":"M969,230 C825,348 715,184 614,202 L614,160 L969,160 Z","points":[[835,190,1]]}
{"id":"ft-svg-eq-31","op":"svgEquivalent","path":"M 100 100 L 200 200","expected":"M100 100L200 200"}
{"id":"ft-svg-eq-32","op":"svgEquivalent","path":"M 100 200 L 200 100 L -100 -200","expected":"M 100 200 L 200 100 -100 -200"}
{"id":"ft-svg-eq-33","op":"svgEquivalent","path":"M100,200c10-5,20-10,30-20","expected":"M 100 200 c 10 -5 20 -10 30 -20"}
{"id":"ft-svg-eq-34","op":"svgEquivalent","path":"M100,200 C100,100 250,100 250,200 S400,300 400,200","expected":"M100,200 C100,100 250,100 250,200 C250,300 400,300 400,200"}
{"id":"ft-svg-eq-35","op":"svgEquivalent","path":"M200,300 Q400,50 600,300 T1000,300","expected":"M200,300 Q400,50 600,300 Q800,550 1000,300"}
{"id":"ft-svg-eq-36","op":"svgEquivalent","path":"M100,200 s 150,-100 150,0","expected":"M100,200 C100,200 250,100 250,200"}
{"id":"ft-svg-eq-37","op":"svgEquivalent","path":"M100,200 t 150,0","expected":"M100,200 Q100,200 250,200"}
{"id":"ft-svg-eq-38","op":"svgEquivalent","path":"M 100 100 h 200 L 200 300 z","expected":"M 100 100 L300,100 L 200 300 z"}
{"id":"ft-svg-eq-39","op":"svgEquivalent","path":"M 100 100 v 200 L 200 300 z","expected":"M 100 100 L100,300 L 200 300 z"}
{"id":"ft-svg-eq-40","op":"svgEquivalent","path":"M 0 0 L 50 20 m 50 80 L 300 100 L 200 300 z","expected":"M 0 0 L 50 20 M100,100 L 300 100 L 200 300 z"}
{"id":"ft-svg-eq-41","op":"svgEquivalent","path":"M600,800 C625,700 725,700 750,800 S875,900 900,800","expected":"M600,800 C625,700 725,700 750,800 C775,900 875,900 900,800"}
{"id":"ft-svg-arc-42","op":"svgArcArgs","path":"M1-2A3-4-1.0 01.5.7","expected":[3,4,-1,0,1,0.5,0.7],"tol":1e-12}
{"id":"ft-svg-arc-43","op":"svgArcArgs","path":"M21.58 7.19a2.51 2.51 0 10-1.77-1.77","expected":[2.51,2.51,0,1,0,19.81,5.42],"tol":1e-12}
{"id":"ft-svg-arc-44","op":"svgArcArgs","path":"M22 12a25.87 25.87 0 00-.42-4.81","expected":[25.87,25.87,0,0,0,21.58,7.19],"tol":1e-12}
{"id":"ft-svg-arc-45","op":"svgArcArgs","path":"M0,0 A1.2 1.2 0 012 15.8","expected":[1.2,1.2,0,0,1,2,15.8],"tol":1e-12}
{"id":"ft-svg-arc-46","op":"svgArcArgs","path":"M12 7a5 5 0 105 5 5 5 0 00-5-5","expected":[[5,5,0,1,0,17,12],[5,5,0,0,0,12,7]],"tol":1e-12}
{"id":"ft-svg-err-47","op":"svgParseError","path":"A"}
{"id":"ft-svg-err-48","op":"svgParseError","path":"A0,0,0,0,0,0"}
{"id":"ft-svg-err-49","op":"svgParseError","path":"A 0 0 0 0 0 0 0 0 0 0 0 0 0"}
{"id":"ft-svg-err-50","op":"svgParseError","path":"M0,0 A0,0,0,2,0,0,0"}
{"id":"ft-svg-err-51","op":"svgParseError","path":"M0,0 A0,0,0,0,-2.0,0,0"}
{"id":"ft-svg-err-52","op":"svgParseError","path":"M 100 100 L 200 200 Z 100 200"}
{"id":"ft-svg-exp","op":"svgParse","path":"M-3.4e38 3.4E+38L-3.4E-38,3.4e-38","expected":[["M",-3.4e+38,3.4e+38],["L",-3.4e-38,3.4e-38]]}
{"id":"ft-svg-arcbez","op":"svgArcBeziers","path":"M300,200 h-150 a150,150 0 1,0 150,-150 z","expected":[[[150,282.842],[217.157,350],[300,350]],[[382.842,350],[450,282.842],[450,200]],[[450,117.157],[382.842,50],[300,50]]],"tol":0.001}
{"id":"kurbo-arclen-quad-parabola","op":"arcLength","curve":[[0,0],[0,0.5],[1,1]],"expected":1.4789428575445975,"tol":1e-12}
{"id":"kurbo-arclen-cubic-parabola","op":"arcLength","curve":[[0,0],[0.3333333333333333,0],[0.6666666666666666,0.3333333333333333],[1,1]],"expected":1.4789428575445975,"tol":1e-12}
{"id":"kurbo-arclen-quad-kink","op":"arcLength","curve":[[-1,0],[1.03,0],[1,0]],"expected":2.0008737864167325,"tol":1e-11}
{"id":"kurbo-arclen-quad-p1eqp2","op":"arcLength","curve":[[2685,-1251],[2253,-1303],[2253,-1303]],"expected":435.11837469819636,"tol":1e-09}
{"id":"kurbo-arclen-point-cubic","op":"arcLength","curve":[[5,5],[5,5],[5,5],[5,5]],"expected":0,"tol":0}
{"id":"kurbo-arclen-small","op":"arcLength","curve":[[0.2,0.73],[0.35,1.08],[0.85,1.08],[1.0,0.73]],"expected":1.0148235222271962,"tol":1e-09}
{"id":"kurbo-invarclen","op":"invArcLength","curve":[[0,0],[33.333333333333336,0],[66.66666666666667,33.333333333333336],[100,100]],"length":[0.0,14.789428575445974,29.57885715089195,44.36828572633792,59.1577143017839,73.94714287722988,88.73657145267585,103.52600002812183,118.3154286035678,133.10485717901378,147.89428575445976]}
{"id":"kurbo-invarclen-2","op":"invArcLength","curve":[[0.2,0.73],[0.35,1.08],[0.85,1.08],[1.0,0.73]],"length":[0.5]}
{"id":"kurbo-area-cubic-1-x3","op":"signedAreaOfSegment","curve":[[1,0],[0.6666666666666666,1],[0.3333333333333333,1],[0,1]],"expected":0.75,"tol":1e-12}
{"id":"kurbo-area-cubic-linear","op":"signedAreaOfSegment","curve":[[1,0],[0.6666666666666666,0.3333333333333333],[0.3333333333333333,0.6666666666666666],[0,1]],"expected":0.5,"tol":1e-12}
{"id":"kurbo-area-quad-1-x2","op":"signedAreaOfSegment","curve":[[1,0],[0.5,1],[0,1]],"expected":0.6666666666666666,"tol":1e-12}
{"id":"kurbo-extrema-1","op":"extrema","curve":[[0,0],[0,1],[1,1],[1,0]],"expectedInterior":[0.5],"tol":1e-06}
{"id":"kurbo-extrema-2","op":"extremaCount","curve":[[0.4,0.5],[0,1],[1,0],[0.5,0.4]],"expected":4}
{"id":"kurbo-extrema-quad","op":"extrema","curve":[[0,0.5],[1,1],[0.5,0]],"expectedInterior":[0.3333333333333333,0.6666666666666666],"tol":1e-06}
{"id":"kurbo-winding-531","op":"contains","path":"M200,410 C139.12278747558594,410 90,360.8772277832031 90,300 C90,239.12278747558594 139.12278747558594,190 200,190 C150.19137573242188,210 110,250.19137573242188 110,300 C110,349.8086242675781 150.19137573242188,390 200,390 Z","points":[[100,300.1,true],[100,299.9,true],[100,300.0,true]]}
{"id":"kurbo-winding-593","op":"contains","path":"M 400.8155 400.8155 C 320.8361 480.7948 191.1639 480.7948 111.1845 400.8155 C 31.2052 320.8361 31.2052 191.1639 111.1845 111.1845 C 191.1639 31.2052 320.8361 31.2052 400.8155 111.1845 C 480.7948 191.1639 480.7948 320.8361 400.8155 400.8155 Z","points":[[332.85,445.26,true]]}
{"id":"kurbo-winding-triangle","op":"winding","path":"M0,0 L1,1 L2,0 Z","points":[[1,0.5,-1]]}
{"id":"kurbo-ellipse-perimeter-(0.5, 1)","op":"ellipsePerimeter","radii":[0.5,1],"expected":4.844224110273838,"tol":1e-12}
{"id":"kurbo-ellipse-perimeter-(0.001, 1)","op":"ellipsePerimeter","radii":[0.001,1],"expected":4.000015588104688,"tol":1e-12}
{"id":"kurbo-bbox-223","op":"bbox","curve":[[13.68752,15.483618],[6.1165633,12.08989],[4.412796,12.770705],[3.231074,15.322257]],"expected":[3.231074,13.169225256011343,13.68752,15.483618],"tol":1e-09}
{"id":"kurbo-flatten-426","op":"flatten","path":"M 0 10 C -10 10 180 10 60 10","tolerance":0.25,"expectedMaxX":99.88356824761263,"expectedMinX":-0.3833760138563792}
{"id":"kurbo-reverse-110","op":"reverse","path":"M10,10 Q40,40 60,10 L100,10 C125,10 150,50 125,60","expected":"M125,60 C150,50 125,10 100,10 L60,10 Q40,40 10,10"}
{"id":"kurbo-reverse-111","op":"reverse","path":"M100,100 L150,200 L50,200 Z","expected":"M50,200 L150,200 L100,100 Z"}
{"id":"kurbo-reverse-112","op":"reverse","path":"M125,100 Q200,150 175,300 C150,150 50,150 25,300 Q0,150 75,100 L100,50 Z","expected":"M100,50 L75,100 Q0,150 25,300 C50,150 150,150 175,300 Q200,150 125,100 Z"}
{"id":"kurbo-reverse-113","op":"reverse","path":"M0,0 L1,1 L2,2 L3,3 Z","expected":"M3,3 L2,2 L1,1 L0,0 Z"}
{"id":"kurbo-svg-1","op":"svgSegmentCount","path":"m10 10 100 0 0 100 -100 0z","expected":4}
{"id":"kurbo-svg-2","op":"svgSegmentCount","path":"M3.5 8a.5.5 0 01.5-.5h8a.5.5 0 010 1H4a.5.5 0 01-.5-.5z","expected":6}
{"id":"kurbo-svg-pie","op":"svgAreaPerimeter","path":"M 100 100 h 25 a 25 25 0 1 0 -25 25 z","expectedArea":-1472.6215563702156,"expectedPerimeter":167.80972450961724,"tol":1e-06}
{"id":"kurbo-svg-err","op":"svgParseError","path":"L10 10 100 0 0 100"}
{"id":"kurbo-svg-exp","op":"svgParse","path":"M 0 0 L 1e-123 -4E+5","expected":[["M",0,0],["L",1e-123,-400000.0]]}
{"id":"lyon-arc-bbox-a","op":"arcBBox","center":[0,0],"radii":[1,1],"startAngle":0,"sweepAngle":3.141592653589793,"xRotation":0,"expected":[-1,0,1,1],"tol":1e-06}
{"id":"lyon-arc-bbox-b","op":"arcBBox","center":[0,0],"radii":[1,1],"startAngle":0,"sweepAngle":3.141592653589793,"xRotation":3.141592653589793,"expected":[-1,-1,1,0],"tol":1e-06}
{"id":"lyon-arc-bbox-c","op":"arcBBox","center":[0,0],"radii":[2,1],"startAngle":0,"sweepAngle":3.141592653589793,"xRotation":1.5707963267948966,"expected":[-1,-2,0,2],"tol":1e-06}
{"id":"lyon-flatten-652","op":"flattenTerminates","curve":[[-1061,-3327],[-1061,-3177],[-1061,-3477],[-1061,-3327]],"tolerances":[1,0.1,0.01]}
{"id":"lyon-flatten-194","op":"flattenMinPoints","curve":[[0,0],[0,0],[50,70],[100,100]],"tolerance":0.1,"minPoints":3}
{"id":"lyon-flatten-19","op":"flattenMinPoints","curve":[[11.71726,9.07143],[1.889879,13.22917],[18.142855,19.27679],[18.142855,19.27679]],"tolerance":0.15,"minPoints":2}
{"id":"lyon-flatten-547","op":"flattenError","path":"M9.8589325,53.186916 C10.3262615,56.03796 8.514468,58.483364 7.0338364,60.40962 C5.5532045,62.335873 6.1438327,61.547035 3.9364057,60.891937"}
{"id":"lyon-svg-800","op":"parseOk","path":"M 100 300 Q 150 50 250 150 C 250 300 300 300 300 450 A 50 50 0 1 0 450 450 1 1 0 L 550 300"}
{"id":"lyon-qlen-[[0, 0], [100, 0], [0, 100]]","op":"arcLength","curve":[[0,0],[100,0],[0,100]],"expected":154.02976155645263,"tol":1e-05}
{"id":"lyon-qlen-[[0, 0], [100, 0], [200, 0]]","op":"arcLength","curve":[[0,0],[100,0],[200,0]],"expected":200.0,"tol":1e-05}
{"id":"lyon-qlen-[[100, 0], [0, 0], [50, 1]]","op":"arcLength","curve":[[100,0],[0,0],[50,1]],"expected":83.36693008028331,"tol":1e-05}
"""#
