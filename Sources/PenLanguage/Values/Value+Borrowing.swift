// References borrowed from where a value stands: good as long as the value stays there, and not counted.

extension Value {
    @inline(__always) var unretainedList: Unmanaged<ListObject>? {
        if case .list(let list) = self { return Unmanaged.passUnretained(list) } else { return nil }
    }

    @inline(__always) var unretainedFunction: Unmanaged<FunctionObject>? {
        if case .function(let function) = self { return Unmanaged.passUnretained(function) } else { return nil }
    }

    @inline(__always) var unretainedCell: Unmanaged<Cell>? {
        if case .cell(let cell) = self { return Unmanaged.passUnretained(cell) } else { return nil }
    }
}
