// Times kurbo on cubic curves: the same work, input and output as GeometrySpeed, whose first lines tell of them.

use kurbo::{flatten, CubicBez, ParamCurveArclen, ParamCurveNearest, PathEl, Point};

struct Case {
    curve: CubicBez,
    point: Point,
    fraction: f64,
}

#[repr(C)]
struct Timespec {
    seconds: i64,
    nanoseconds: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Timespec) -> i32;
}

/// Seconds of the processor's time since the process began.
fn processor_time() -> f64 {
    let mut time = Timespec {
        seconds: 0,
        nanoseconds: 0,
    };
    // 2 is CLOCK_PROCESS_CPUTIME_ID of Linux.
    unsafe { clock_gettime(2, &mut time) };
    time.seconds as f64 + time.nanoseconds as f64 * 1e-9
}

fn cases(file: &str) -> Vec<Case> {
    let text = std::fs::read_to_string(file).expect("the cases can be read");
    text.lines()
        .map(|line| {
            let n: Vec<f64> = line
                .split(' ')
                .map(|word| word.parse().expect("a number"))
                .collect();
            let p = |i: usize| Point::new(n[i], n[i + 1]);
            Case {
                curve: CubicBez::new(p(0), p(2), p(4), p(6)),
                point: p(8),
                fraction: n[10],
            }
        })
        .collect()
}

fn lines(curve: &CubicBez, tolerance: f64) -> f64 {
    let path = [
        PathEl::MoveTo(curve.p0),
        PathEl::CurveTo(curve.p1, curve.p2, curve.p3),
    ];
    let (mut last, mut length) = (curve.p0, 0.0);
    flatten(path.iter().copied(), tolerance, |element| {
        if let PathEl::LineTo(p) = element {
            length += (p - last).hypot();
            last = p;
        }
    });
    length
}

fn main() {
    let words: Vec<String> = std::env::args().collect();
    let accuracy: f64 = words[3].parse().expect("an accuracy");
    let cases = cases(&words[2]);
    let lengths: Vec<f64> = cases.iter().map(|c| c.curve.arclen(1e-9)).collect();
    let work = |i: usize| match words[1].as_str() {
        "length" => cases[i].curve.arclen(accuracy),
        "inverse" => cases[i]
            .curve
            .inv_arclen(lengths[i] * cases[i].fraction, accuracy),
        "nearest" => cases[i].curve.nearest(cases[i].point, accuracy).1.sqrt(),
        _ => lines(&cases[i].curve, accuracy),
    };
    let mut results = vec![0.0; cases.len()];
    let mut best = f64::INFINITY;
    for _ in 0..7 {
        let start = processor_time();
        for (i, result) in results.iter_mut().enumerate() {
            *result = work(i);
        }
        best = best.min(processor_time() - start);
    }
    println!("{}", best);
    for result in results {
        println!("{:?}", result);
    }
}
