// Lists as scripts use them.

import PenGeometry
import Testing

@testable import PenLanguage

struct ListTests {
    let call = BuiltinCalls()
    private let abc = texts("a", "b", "c")

    @Test func asking() throws {
        #expect(same(try call("count", numbers([1, 2, 3])), 3))
        #expect(same(try call("count", range(1, 1e6)), 1e6))
        #expect(same(try call("isEmpty", list()), .boolean(true)))
        #expect(same(try call("isEmpty", .path(PathObject(Path()))), .boolean(true)))
        #expect(same(try call("first", abc), "a"))
        #expect(same(try call("last", abc), "c"))
        #expect(same(try call("last", range(1, 9, isClosed: false)), 8))
        #expect(call.complaint("first", list())?.contains("empty") == true)
        #expect(call.complaint("last", list())?.contains("empty") == true)
        #expect(call.complaint("count", 5)?.contains("list or text") == true)
    }

    @Test func finding() throws {
        #expect(same(try call("indexOf", abc, "b"), 1))
        #expect(same(try call("indexOf", abc, "x"), .nothing))
        #expect(same(try call("indexOf", numbers([5, 6]), 6), 1))
        #expect(same(try call("indexOf", list(1, list(2, 3)), list(2, 3)), 1))
        #expect(same(try call("contains", numbers([5, 6]), "6"), .boolean(false)))
        #expect(same(try call("contains", range(1, 10), 10), .boolean(true)))
        #expect(same(try call("contains", range(1, 10, isClosed: false), 10), .boolean(false)))
        #expect(same(try call("contains", range(1, 10), 2.5), .boolean(false)))
        #expect(same(try call("contains", range(1, .infinity), 1e15), .boolean(true)))
        #expect(same(try call("contains", range(1, 10), .number(.nan)), .boolean(false)))
    }

    @Test func growing() throws {
        let l = ListObject(.numbers([1, 2]))
        _ = try call("append", .list(l), 3)
        _ = try call("extend", .list(l), range(4, 5))
        _ = try call("insert", .list(l), 0, 0)
        _ = try call("insert", .list(l), 9, -1)
        _ = try call("insert", .list(l), 6, 7)
        #expect(same(.list(l), numbers([0, 1, 2, 3, 4, 9, 5, 6])))
        _ = try call("insert", .list(l), "x", 1)
        #expect(same(try call("slice", .list(l), range(0, 2)), list(0, "x", 1)))
        #expect(call.complaint("insert", .list(l), 1, 99)?.contains("9 items") == true)
        #expect(call.complaint("append", range(1, 3), 4)?.contains("list takes a list") == true)
    }

    @Test func aListWithinItself() throws {
        let l = ListObject(.numbers([1, 2]))
        _ = try call("extend", .list(l), .list(l))
        #expect(same(.list(l), numbers([1, 2, 1, 2])))
        _ = try call("append", .list(l), .list(l))
        let m = ListObject(.numbers([1, 2, 1, 2]))
        _ = try call("append", .list(m), .list(m))
        #expect(same(.list(l), .list(m)))
        #expect(same(try call("count", call("flattened", .list(l))), 9))
        #expect(same(try call("count", call("unique", .list(l))), 3))
        _ = try call("removeLast", .list(l))
        _ = try call("removeLast", .list(m))
    }

    /// Each level holds the one below twice: 2^60 comparisons for one who goes through them naively.
    @Test func equalityOfSharedLists() {
        func tower() -> Value { (0..<60).reduce(list(1)) { inner, _ in list(inner, inner) } }
        #expect(same(tower(), tower()))
        var (a, b) = (list(1), list(2))
        for _ in 0..<100_000 { (a, b) = (list(a), list(b)) }
        #expect(!same(a, b))
    }

    @Test func shrinking() throws {
        let l = ListObject(packing: [1, 2, "x", 4])
        #expect(same(try call("remove", .list(l), -2), "x"))
        #expect(same(try call("removeFirst", .list(l)), 1))
        #expect(same(try call("removeLast", .list(l)), 4))
        #expect(same(.list(l), list(2)))
        #expect(call.complaint("remove", .list(l), 1)?.contains("one item") == true)
        #expect(call.complaint("remove", .list(l), 0.5)?.contains("whole") == true)
        #expect(call.complaint("remove", .list(l), .number(.nan)) != nil)
        #expect(call.complaint("remove", .list(l), 1e300) != nil)
        _ = try call("removeAll", .list(l))
        #expect(l.isEmpty && call.complaint("removeLast", .list(l))?.contains("empty") == true)
        _ = try call("append", .list(l), point(1, 2))
        guard case .points = l.storage else { throw JetError.mixed }
    }

    @Test func parts() throws {
        let l = numbers([5, 6, 7, 8])
        #expect(same(try call("slice", l, range(1, 2)), numbers([6, 7])))
        #expect(same(try call("slice", l, range(1, -1)), numbers([6, 7, 8])))
        #expect(same(try call("slice", l, range(-2, -1)), numbers([7, 8])))
        #expect(same(try call("slice", l, range(0, 0, isClosed: false)), list()))
        #expect(same(try call("slice", l, range(3, 1)), list()))
        #expect(same(try call("slice", l, range(4, 4, isClosed: false)), list()))
        #expect(same(try call("slice", range(10, 20), range(2, 3)), numbers([12, 13])))
        #expect(same(try call("prefix", l, 2), numbers([5, 6])))
        #expect(same(try call("prefix", l, 9), l))
        #expect(same(try call("suffix", l, 1), numbers([8])))
        #expect(same(try call("dropFirst", l), numbers([6, 7, 8])))
        #expect(same(try call("dropLast", l, 9), list()))
        #expect(call.complaint("slice", l, range(0, 4))?.contains("4 items") == true)
        #expect(call.complaint("slice", l, range(0, .infinity)) != nil)
        #expect(call.complaint("slice", l, range(1e300, 0)) != nil)
        #expect(call.complaint("slice", l, range(.nan, 0)) != nil)
        #expect(call.complaint("prefix", l, -1) != nil)
    }

    @Test func making() throws {
        #expect(same(try call("list", range(1, 3)), numbers([1, 2, 3])))
        #expect(same(try call("list", "abc"), abc))
        #expect(same(try call("list", 3, .function(FunctionObject(.builtin(Builtin.named["sqrt"]!)))), .list(ListObject(.numbers([0, 1, 2.squareRoot()])))))
        let l = ListObject(.numbers([1]))
        guard case .list(let copy) = try call("list", .list(l)) else { throw JetError.mixed }
        l.append(2)
        #expect(copy.count == 1)
        #expect(same(try call("repeated", 0, 3), numbers([0, 0, 0])))
        #expect(same(try call("repeated", list(1, "a"), 2), list(1, "a", 1, "a")))
        #expect(same(try call("repeated", "ab", 3), "ababab"))
        #expect(same(try call("repeated", "ab", 0), ""))
        #expect(same(try call("zip", abc, numbers([1, 2])), list(list("a", 1), list("b", 2))))
        #expect(same(try call("enumerated", abc), list(list(0, "a"), list(1, "b"), list(2, "c"))))
        #expect(call.complaint("list", 3) != nil)
        #expect(call.complaint("list", range(1, .infinity)) != nil)
        #expect(call.complaint("repeated", "ab", 9e15)?.contains("too often") == true)
        #expect(call.complaint("repeated", "ab", -1) != nil)
    }

    @Test func rearranging() throws {
        #expect(same(try call("reversed", numbers([1, 2, 3])), numbers([3, 2, 1])))
        #expect(same(try call("list", call("reversed", range(1, 4, isClosed: false))), numbers([3, 2, 1])))
        #expect(same(try call("count", call("reversed", range(1, 1e12))), 1e12))
        #expect(same(try call("joined", list(1, "a", 2.5), ", "), "1, a, 2.5"))
        #expect(same(try call("joined", list()), ""))
        #expect(same(try call("flattened", list(list(1, 2), 3, list(list(4)))), list(1, 2, 3, list(4))))
        #expect(same(try call("unique", numbers([3, 1, 3, 2, 1])), numbers([3, 1, 2])))
        #expect(same(try call("unique", list("a", point(1, 2), "a", point(1, 2), list(1), list(1))), list("a", point(1, 2), list(1))))
        #expect(call.complaint("reversed", 5) != nil)
    }

    @Test func shufflingKeepsAllAndRepeats() throws {
        let first = try BuiltinCalls()("shuffled", range(1, 50)), again = try BuiltinCalls()("shuffled", range(1, 50))
        #expect(same(first, again))
        #expect(!same(first, try call("list", range(1, 50))))
        guard case .list(let shuffled) = first, case .numbers(let items) = shuffled.storage else { throw JetError.mixed }
        #expect(items.sorted() == (1...50).map(Double.init))
        #expect(same(try call("shuffled", list()), list()))
    }

    @Test func conditions() throws {
        let isNaN = Value.function(FunctionObject(.builtin(Builtin.named["isNaN"]!)))
        #expect(same(try call("any", numbers([1, .nan]), isNaN), .boolean(true)))
        #expect(same(try call("all", numbers([1, .nan]), isNaN), .boolean(false)))
        #expect(same(try call("all", list(), isNaN), .boolean(true)))
        #expect(same(try call("any", list(.boolean(false), .boolean(true))), .boolean(true)))
        #expect(call.complaint("any", numbers([1]))?.contains("true or false") == true)
    }

    @Test func largeListsStayFast() throws {
        let many = numbers((0..<1_000_000).map(Double.init))
        #expect(same(try call("sum", list(many)), 499_999_500_000))
        #expect(same(try call("indexOf", many, 999_999), 999_999))
        #expect(same(try call("last", call("reversed", many)), 0))
        #expect(same(try call("count", call("unique", many)), 1e6))
    }
}
