// What pen says around the lessons, in the languages that it has lessons in.

struct LearnWords: Sendable {
    /// The language's code for the pages.
    let language: String
    let lesson: @Sendable (_ number: Int, _ title: String) -> String
    let progress: @Sendable (_ done: Int, _ all: Int) -> String
    let trying, exercise, hint, solution: String
    /// Below each lesson, what can be said.
    let keys: String
    let right: String
    let goesOn: String
    let allDone: String
    /// Where a check finds fault and has nothing to say.
    let notYet: String
    let missing: String
    let isLast, isFirst: String
    /// Where a page does not fit the window.
    let more: String
    let again: String
    /// That progress cannot be kept, and why.
    let notKept: @Sendable (String) -> String
    let welcome: String
    /// On the pages.
    let contents, play, drag, ownName: String

    static func of(_ language: String) -> LearnWords { language == "zh" ? chinese : english }

    private static let english = LearnWords(
        language: "en",
        lesson: { "\($0). \($1)" }, progress: { "\($0) of \($1) lessons done." },
        trying: "Try:", exercise: "Exercise:", hint: "Hint:", solution: "One solution:",
        keys: "Type lines of pen; they are drawn at once. :check looks at your drawing, :hint helps, :solution shows one way, :reset begins anew; :next, :back and :lessons move about, Ctrl-D leaves.",
        right: "Right!", goesOn: "Type :next for the next lesson.", allDone: "All lessons are done. `pen examples` shows where to go from here.",
        notYet: "This is not it yet.", missing: "Not yet:", isLast: "This is the last lesson.", isFirst: "This is the first lesson.", more: "Enter goes on. ",
        again: "The exercise begins anew.", notKept: { "What you have done cannot be kept: \($0)." },
        welcome: "Lessons in drawing with pen.",
        contents: "All lessons", play: "Play", drag: "Drag the points, or move them with the arrow keys; Shift makes small steps.", ownName: "English")

    private static let chinese = LearnWords(
        language: "zh",
        lesson: { "第 \($0) 课　\($1)" }, progress: { "共 \($1) 课，已完成 \($0) 课。" },
        trying: "试一试：", exercise: "练习：", hint: "提示：", solution: "一种做法：",
        keys: "直接输入 pen 的语句，画面会立刻更新。:check 检查你的图，:hint 给提示，:solution 看一种做法，:reset 重新开始；:next、:back、:lessons 用来换课，Ctrl-D 退出。",
        right: "对了！", goesOn: "输入 :next 进入下一课。", allDone: "全部课程都完成了。接下来可以看看 `pen examples`。",
        notYet: "还差一点。", missing: "还差一点：", isLast: "这已经是最后一课。", isFirst: "这已经是第一课。", more: "按回车继续。",
        again: "练习重新开始。", notKept: { "学习进度无法保存：\($0)" },
        welcome: "用 pen 学画图。",
        contents: "全部课程", play: "播放", drag: "拖动这些点，或用方向键移动；按住 Shift 走小步。", ownName: "中文")
}
