// Long work that nobody waits for any more.

import Synchronization
import Testing

@testable import PenGeometry

@Suite struct PatienceTests {
    @Test(arguments: [0, 1, 1023, 1024, 1025, 65536, 65537, 200_000]) func patienceChangesNothing(count: Int) {
        let numbers = Array(0..<count)
        #expect(numbers.patiently.reduce(0, +) == count * (count - 1) / 2)
        #expect(numbers.patiently.map { $0 } == numbers)
        #expect(Array(patiently: numbers, [7], numbers) == numbers + [7] + numbers)
        #expect(Array(patiently: numbers.reversed()) == numbers.reversed())
    }

    /// In a process of its own, since all threads share one patience. Nothing of this would come to an end otherwise.
    @Test func workEndsWhereNobodyWaits() async {
        await #expect(processExitsWith: .success) {
            Patience.isOver.store(true, ordering: .relaxed)
            precondition((0..<Int.max).patiently.reduce(0) { count, _ in count + 1 } == 0)
            precondition((0..<Int.max).patiently.first { $0 < 0 } == nil)
            var late = 0
            Patience.isOver.store(false, ordering: .relaxed)
            for k in (0..<Int.max).patiently {
                if k == 5000 { Patience.isOver.store(true, ordering: .relaxed) }
                if k > 5000 { late += 1 }
            }
            precondition(late < 1024)
            var numbers = [1, 2, 3]
            numbers.append(patiently: 0..<Int.max)
            precondition(numbers == [1, 2, 3])
        }
    }
}
