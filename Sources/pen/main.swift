// The command line `pen`: draws scripts in the terminal and into files.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let code = onLargeStack { PenCommand.main(PenCommand.words) }
if code == ExitCode.interrupted.rawValue { Interrupts.die(of: SIGINT) }
exit(code)
