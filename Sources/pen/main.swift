// The command line `pen`: draws scripts in the terminal and into files.

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

exit(onLargeStack { PenCommand.main(PenCommand.words) })
