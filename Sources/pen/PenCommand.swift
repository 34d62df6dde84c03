// The command as a whole: words in, exit code out.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

enum PenCommand {
    /// What the caller wrote behind the command's name. `CommandLine.arguments` would have repaired what is not UTF-8.
    static var words: [ByteString] {
        UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst().compactMap { $0.map { ByteString(pointer: $0) } }
    }

    static func main(_ words: [ByteString]) -> Int32 {
        occupyStandardDescriptors()
        Interrupts.install()
        do {
            return try run(OptionParser.parse(words)).rawValue
        } catch let failure as CommandFailure {
            Console.complain(failure.text)
            return failure.code.rawValue
        } catch {
            Console.complain("pen: \(error)\n")
            return ExitCode.usage.rawValue
        }
    }

    private static func run(_ options: Options) throws -> ExitCode {
        if options.wantsHelp { return try Console.show(UsageText.text) }
        if options.wantsVersion { return try Console.show("pen \(penVersion)\n") }
        if options.code.isEmpty, let word = options.words.first, let command = CommandDeclaration.all.first(where: { $0.name == word.text }) {
            return try command.run(options)
        }
        if isConversation(options) { return try Prompt(options: options).run() }
        return try RunCommand(options: options).run()
    }

    /// Nothing to run, and somebody at the terminal.
    private static func isConversation(_ options: Options) -> Bool {
        options.words.isEmpty && options.code.isEmpty && options.output == nil && options.format == nil && !options.checksOnly
            && isatty(0) == 1 && isatty(1) == 1
    }

    /// Opens /dev/null where a caller closed one of the three standard descriptors: else the next file to be opened
    /// would take its number and receive the script's prints. What is written to a standard output that is closed fails,
    /// as it should; nobody could be told of a closed standard error.
    private static func occupyStandardDescriptors() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", descriptor == 2 ? O_WRONLY : O_RDONLY)
        }
    }
}
