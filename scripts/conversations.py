"""Programs at a pseudo terminal, typed at and timed: for scripts/bench."""
import fcntl
import os
import pty
import select
import struct
import sys
import termios
import time


class Terminal:
    """A terminal of 80 columns and 24 rows, and a program in it."""

    def __init__(self, command, folder):
        self.seen = b""
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            os.chdir(folder)
            names = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "INPUTRC": "/dev/null", "XDG_STATE_HOME": str(folder)}
            os.execvpe(command[0], [str(word) for word in command], {"PATH": os.environ["PATH"], **names})

    def wait(self, text):
        """Reads until a text has come; answers the question for the terminal's attributes."""
        while text not in self.seen:
            if not select.select([self.descriptor], [], [], 60)[0]:
                sys.exit(f"waited in vain for {text}: {self.seen[-500:]}")
            piece = os.read(self.descriptor, 1 << 16)
            if b"\x1b[c" in self.seen[-2:] + piece:
                os.write(self.descriptor, b"\x1b[?1;2c")
            self.seen += piece

    def type(self, keys):
        self.seen = b""
        os.write(self.descriptor, keys)

    def megabytes(self):
        """The memory that the program holds now."""
        with open(f"/proc/{self.process}/status") as file:
            return next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmRSS"))

    def close(self):
        os.waitpid(self.process, 0)
        os.close(self.descriptor)


class Conversation(Terminal):
    """A program that reads lines and shows a prompt before each."""

    def __init__(self, command, prompt, folder):
        start = time.perf_counter()
        super().__init__(command, folder)
        self.prompt = prompt.encode()
        self.wait(self.prompt)
        self.first_prompt = time.perf_counter() - start

    def say(self, line):
        """Types a line; the seconds from the key that ends it to the next prompt."""
        self.type(line.encode())
        self.wait(line.encode()[-8:])
        start = time.perf_counter()
        self.type(b"\r")
        self.wait(self.prompt)
        return time.perf_counter() - start

    def end(self):
        self.type(b"\x04")
        self.close()


class Watch(Terminal):
    """`pen watch` in a window."""

    DRAWN = b"Ctrl-C leaves"

    def __init__(self, command, folder):
        super().__init__(command, folder)
        self.wait(self.DRAWN)

    def save(self, path, text):
        """Writes a file; the seconds until the picture is there."""
        self.seen = b""
        path.write_text(text)
        start = time.perf_counter()
        self.wait(self.DRAWN)
        return time.perf_counter() - start

    def end(self):
        self.type(b"q")
        self.close()


class Play(Terminal):
    """A picture that plays in a terminal which takes whatever comes and says so."""

    QUESTION, ANSWER = b"\x1b[5n", b"\x1b[0n"

    def frames(self, seconds):
        """Watches for so long and leaves; frames and processor seconds for each second."""
        start, frames, rest = time.perf_counter(), 0, b""
        while time.perf_counter() - start < seconds:
            if not select.select([self.descriptor], [], [], 1)[0]:
                continue
            rest += os.read(self.descriptor, 1 << 16)
            if b"\x1b[c" in rest:
                os.write(self.descriptor, b"\x1b[?1;2c")
            count = rest.count(self.QUESTION)
            os.write(self.descriptor, self.ANSWER * count)
            frames += count
            # A question may have come in part.
            rest = rest[rest.rfind(b"\x1b"):] if not rest.endswith((b"n", b"c")) else b""
        os.write(self.descriptor, b"q")
        usage = os.wait4(self.process, 0)[2]
        os.close(self.descriptor)
        return frames / seconds, (usage.ru_utime + usage.ru_stime) / seconds
