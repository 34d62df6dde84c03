// Inputs and right answers for approximations, parallel curves, strokes and dashes, from where `geometryFactLines` has its own.

let outlineFactLines = #"""
{"id":"offset-bjs-110","op":"offsetProperty","curve":[[601,251],[617.3172782509446,233.5695255356486],[633.6345565018889,216.13905107129727],[651,201]],"distances":[10,-10],"origin":"Pomax/bezierjs#110: nearly straight"}
{"id":"offset-bjs-102a","op":"offsetProperty","curve":[[136.65,113.85],[215.26999999,117.74],[293.89,113.85],[372.07,111.69]],"distances":[10,-10],"origin":"Pomax/bezierjs#102: exception"}
{"id":"offset-bjs-102b","op":"offsetProperty","curve":[[56.4784042286517,112.95538057301243],[31.180574948729816,112.95538057742776],[9.768881274012546,96.32488088867885],[2.578847809503432,73.40012003978167]],"distances":[10,-10],"origin":"Pomax/bezierjs#102: exception at -10"}
{"id":"offset-bjs-47","op":"offsetProperty","curve":[[120,79.63967819396663],[173.33333333333331,118.72659522329167],[226.66666666666669,109.84371034788978],[272,85.57546366477419]],"distances":[10,-10],"origin":"Pomax/bezierjs#47: piece on the wrong side"}
{"id":"offset-bjs-221","op":"offsetProperty","curve":[[21,59],[59,84],[153,16],[189,41]],"distances":[10,-10],"origin":"Pomax/bezierjs#221: missing segment"}
{"id":"offset-bjs-186","op":"offsetProperty","curve":[[108,30],[27,117],[208,64],[35,255]],"distances":[10,-10],"origin":"Pomax/bezierjs#186: missing segment"}
{"id":"offset-bjs-37","op":"offsetProperty","curve":[[100,25],[100,25],[110,100],[150,195]],"distances":[10,-10],"origin":"Pomax/bezierjs#37: p0==p1"}
{"id":"offset-bjs-30","op":"offsetProperty","curve":[[102,33],[102,33],[101,129],[132,173]],"distances":[10,-10],"origin":"Pomax/bezierjs#30: p0==p1 outline"}
{"id":"offset-flo-3","op":"offsetProperty","curve":[[518,765],[518,765],[163,611],[163,611]],"distances":[10,-10],"origin":"Logicalshift/flo_curves#3 stack overflow"}
{"id":"offset-flo-1","op":"offsetProperty","curve":[[412,500],[163,589],[163,504],[308,665]],"distances":[10,-10],"origin":"Logicalshift/flo_curves#1"}
{"id":"ft-cu2qu-hist","op":"cu2quHistogram","maxErr":5,"expectedSingle":{"2":6,"3":26,"4":82,"5":232,"6":360,"7":266,"8":28},"expectedGroupsOf3":{"5":11,"6":35,"7":49,"8":5},"origin":"Tests/cu2qu/cu2qu_test.py"}
{"id":"kurbo-approxquad-344","op":"approxQuadratic","curve":[[550,258],[1044,482],[2029,1841],[1934,1554]],"tolerance":344,"expected":[[550,258],[1673.665720592873,767.5164401068898],[1934,1554]],"origin":"kurbo/src/cubicbez.rs cubicbez_approx_spline"}
{"id":"kurbo-cu2qu-3pts","op":"cubicToQuadSpline","curve":[[5,5],[5,5],[5,5],[5,5.1]],"tolerance":0.1,"expected":[[5,5],[5,5],[5,5.1]],"origin":"kurbo/src/cubicbez.rs cubic_to_quadratic_3_points_equal_* (PR #485)"}
{"id":"kurbo-cu2qu-3pts-b","op":"cubicToQuadSpline","curve":[[5,5],[5,5],[5,5],[5,5.1]],"tolerance":0.01,"expected":[[5,5],[5,5],[5,5.025],[5,5.1]],"origin":"kurbo/src/cubicbez.rs"}
{"id":"kurbo-cu2qu-allequal","op":"cubicToQuadSpline","curve":[[5,5],[5,5],[5,5],[5,5]],"tolerance":0.1,"expected":[[5,5],[5,5],[5,5]],"origin":"kurbo/src/cubicbez.rs"}
{"id":"kurbo-toquads-collinear","op":"cubicToQuadsCount","curve":[[0,9],[6,6],[12,3],[18,0]],"tolerance":1e-06,"expected":1,"origin":"kurbo/src/cubicbez.rs degenerate_to_quads"}
{"id":"kurbo-stroke-degenerate-0","op":"strokeFinite","curve":[[602.469,286.585],[641.975,286.585],[562.963,286.585],[562.963,286.585]],"width":1,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs #313 pathological_stroke"}
{"id":"kurbo-stroke-degenerate-1","op":"strokeFinite","curve":[[465.24423,107.11105],[475.50754,107.11105],[475.50754,107.11105],[475.50754,107.11105]],"width":30,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs broken_strokes (vello#388, Skia tricky strokes)"}
{"id":"kurbo-stroke-degenerate-2","op":"strokeFinite","curve":[[0,-0.01],[128,128.001],[128,-0.01],[0,128.001]],"width":30,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs near-cusp"}
{"id":"kurbo-stroke-degenerate-3","op":"strokeFinite","curve":[[0,0],[0,-10],[0,-10],[0,10]],"width":30,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs flat line with a 180"}
{"id":"kurbo-stroke-degenerate-4","op":"strokeFinite","curve":[[10,0],[0,0],[20,0],[10,0]],"width":30,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs flat line with two 180s"}
{"id":"kurbo-stroke-degenerate-5","op":"strokeFinite","curve":[[39,-39],[40,-40],[40,-40],[0,0]],"width":30,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs flat diagonal with 180"}
{"id":"kurbo-stroke-degenerate-6","op":"strokeFinite","curve":[[40,40],[0,0],[200,200],[0,0]],"width":30,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs diagonal with internal 180"}
{"id":"kurbo-stroke-degenerate-7","op":"strokeFinite","curve":[[0,0],[0.01,0],[-0.01,0],[0,0]],"width":30,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs becomes a circle"}
{"id":"kurbo-stroke-degenerate-8","op":"strokeFinite","curve":[[400.75,100.05],[400.75,100.05],[100.05,300.95],[100.05,300.95]],"width":30,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs flat line no turns"}
{"id":"kurbo-stroke-degenerate-9","op":"strokeFinite","curve":[[0.5,0],[0,0],[20,0],[10,0]],"width":30,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs flat line two 180s"}
{"id":"kurbo-stroke-degenerate-10","op":"strokeFinite","curve":[[10,0],[0,0],[10,0],[10,0]],"width":30,"cap":"butt","join":"miter","tolerance":0.001,"origin":"kurbo/src/stroke.rs flat line a 180"}
{"id":"kurbo-stroke-519","op":"strokeFinite","path":"M47.5884,316.827 C47.5884,316.827 47.4321,317.6239 47.4321,317.6239 C46.7915,317.7801 46.7915,317.2176 46.7915,317.2176 Z","width":10,"tolerance":0.25,"origin":"linebender/kurbo#519"}
{"id":"kurbo-stroke-291","op":"strokeTerminates","path":"M100,100 C200,200,200,100,100,200 L100,100Z","origin":"linebender/kurbo#291 (stack overflow; exact cusp)"}
{"id":"kurbo-offset-0","op":"offsetTerminates","curve":[[-1236.3746269978635,152.17981429574826],[-1175.18662093517,108.04721798590596],[-1152.142883879584,105.76260301083356],[-1151.842639804639,105.73040758939104]],"distance":3603.7267536453924,"tolerance":0.1,"origin":"offset.rs pathological_curves"}
{"id":"kurbo-offset-1","op":"offsetTerminates","curve":[[1096.2962962962963,593.9024390243903],[1043.6213991769548,593.9024390243903],[1030.4526748971193,593.9024390243903],[1056.79012345679,593.9024390243903]],"distance":-0.5,"tolerance":0.1,"origin":"offset.rs infinite_recursion (#300)"}
{"id":"kurbo-offset-2","op":"offsetTerminates","curve":[[0,0],[10,0],[20,0],[30,0]],"distance":5,"tolerance":1e-06,"origin":"offset.rs test_cubic_offset_simple_line"}
{"id":"kurbo-offset-3","op":"offsetTerminates","curve":[[51,0],[-0.0859375,161.640625],[0,164],[0,164]],"distance":-8,"tolerance":0.01,"origin":"linebender/kurbo#344 endless loop"}
{"id":"kurbo-dash-1","op":"dashLine","line":[[0,0],[21,0]],"dashes":[1,5,2,5],"offset":0,"expectedIntervals":[[0,1],[6,8],[13,14],[19,21]],"origin":"kurbo/src/stroke.rs dash_sequence*"}
{"id":"kurbo-dash-offset3","op":"dashLine","line":[[0,0],[21,0]],"dashes":[1,5,2,5],"offset":3,"expectedIntervals":[[3,5],[10,11],[16,18]],"origin":"kurbo/src/stroke.rs dash_sequence*"}
{"id":"kurbo-dash-negoffset","op":"dashEquivalent","line":[[0,0],[28,0]],"dashes":[4,2],"offsets":[60,-60],"origin":"kurbo/src/stroke.rs dash_negative_offset"}
{"id":"kurbo-dash-odd","op":"dashEquivalent","line":[[0,0],[50,0]],"dashes":[[10],[10,10]],"offsets":[0,5,9,10,11,15,20,25,100,-7],"origin":"kurbo/src/stroke.rs dash_odd_length_matches_doubled (#585)"}
{"id":"kurbo-dash-odd3","op":"dashEquivalent","line":[[0,0],[200,0]],"dashes":[[20,10,3],[20,10,3,20,10,3]],"offsets":[0,15,32,33,34,50,66,99],"origin":"kurbo/src/stroke.rs"}
{"id":"kurbo-dash-closed-rect","op":"dashPath","path":"M0,0 L4,0 L4,4 L0,4 Z","dashes":[5,1],"offset":0,"expectedPath":"M0,0 L4,0 L4,1 M4,2 L4,4 L1,4 M0,4 L0,0","origin":"kurbo/src/stroke.rs dash_sequence_closed_path_stable_order"}
{"id":"kurbo-dash-miter","op":"strokePath","path":"M70,80 L0,80 L0,77","width":20,"join":"miter","cap":"butt","dashes":[73,12],"offset":0,"expectedPath":"M70,90 L0,90 L-10,90 L-10,80 L-10,77 L10,77 L10,80 L0,80 L0,70 L70,70 Z","origin":"kurbo/src/stroke.rs dash_miter_join (#482)"}
{"id":"kurbo-expand-rect-miter","op":"offsetClosedArea","path":"M85,90 L115,90 L115,110 L85,110 Z","distance":10,"join":"miter","miterLimit":4,"expectedArea":2000,"tol":1e-09,"origin":"kurbo/src/expand.rs expand_rect"}
{"id":"kurbo-expand-rect-bevel","op":"offsetClosedArea","path":"M85,90 L115,90 L115,110 L85,110 Z","distance":10,"join":"bevel","miterLimit":4,"expectedArea":1800,"tol":1e-09,"origin":"kurbo/src/expand.rs expand_rect"}
{"id":"kurbo-expand-rect-round","op":"offsetClosedArea","path":"M85,90 L115,90 L115,110 L85,110 Z","distance":10,"join":"round","miterLimit":4,"expectedArea":1914.1592653589794,"tol":0.1,"origin":"kurbo/src/expand.rs expand_rect"}
{"id":"kurbo-expand-circle","op":"offsetClosedArea","shape":{"circle":[100,100,10]},"distance":2,"expectedArea":452.3893421169302,"tol":0.04,"expectedPerimeter":75.39822368615503,"perimeterTol":0.003,"tolerance":0.001,"origin":"kurbo/src/expand.rs expand_circle_basic"}
{"id":"kurbo-expand-degenerate","op":"offsetClosedEmpty","path":"M0,0 C0,0 0,0 0,0 Z","distance":10,"expected":"empty","origin":"kurbo/src/expand.rs expand_degenerate_input"}
"""#
