# Chromium without a window, led over pipes by the DevTools protocol: what the scripts share that look at moving pictures.

import base64
import fcntl
import json
import os
import pathlib
import select
import subprocess
import tempfile
import time

# How long the browser may be silent; a loaded machine takes its time to start it.
PATIENCE = 120


class Chromium:
    """One page of one browser, which is started once for many pictures, since a start takes seconds.

        with Chromium() as page: page.open("picture.svg")
    """

    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(prefix="pen-chromium-", ignore_cleanup_errors=True)
        to_browser, self.requests = high_pipe()
        self.answers, from_browser = high_pipe()
        # The browser reads from descriptor 3 and writes to 4.
        command = (
            "exec chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1"
            f" --user-data-dir={self.profile.name} --remote-debugging-pipe about:blank"
            f" 3<&{to_browser} 4>&{from_browser} {to_browser}<&- {from_browser}>&-")
        self.process = subprocess.Popen(
            ["bash", "-c", command], pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.unread, self.last_id, self.session, self.events = b"", 0, None, []
        page = next(target for target in self.call("Target.getTargets")["targetInfos"] if target["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.requests)
        self.process.terminate()
        self.process.wait()
        os.close(self.answers)
        self.profile.cleanup()

    def call(self, method, **parameters):
        """What the browser answers; events that come before are kept."""
        self.last_id += 1
        request = {"id": self.last_id, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.requests, json.dumps(request).encode() + b"\0")
        while True:
            message = self.next_message()
            if message.get("id") == self.last_id:
                if "error" in message:
                    raise RuntimeError(f"Chromium, {method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message.get("method"))

    def next_message(self):
        while b"\0" not in self.unread:
            if not select.select([self.answers], [], [], PATIENCE)[0]:
                raise TimeoutError("Chromium does not answer")
            part = os.read(self.answers, 1 << 20)
            if not part:
                raise EOFError("Chromium has ended")
            self.unread += part
        message, self.unread = self.unread.split(b"\0", 1)
        return json.loads(message)

    def open(self, path):
        """Shows a file, and waits until all of it is there."""
        self.events.clear()
        failure = self.call("Page.navigate", url=pathlib.Path(path).resolve().as_uri()).get("errorText")
        if failure:
            raise RuntimeError(f"Chromium cannot open {path}: {failure}")
        while "Page.loadEventFired" not in self.events:
            self.events.append(self.next_message().get("method"))

    def evaluate(self, expression):
        """The value of an expression of JavaScript."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"Chromium, {expression}: {answer['exceptionDetails']['text']}")
        return answer["result"].get("value")

    def prefer_reduced_motion(self, prefers):
        value = "reduce" if prefers else "no-preference"
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": value}])

    def picture(self, width, height, times=1):
        """The upper left part of the page as PNG, so many times as large."""
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": times}
        return base64.b64decode(self.call("Page.captureScreenshot", format="png", clip=clip, captureBeyondViewport=True)["data"])

    def set_time(self, seconds):
        """Has the moving picture that is shown stand still at a time. Letters have the shapes that their font gives them."""
        self.evaluate(f"""(svg => {{
            svg.style.textRendering = "geometricPrecision"
            svg.pauseAnimations()
            svg.setCurrentTime({seconds})
        }})(document.documentElement)""")

    def wait_until(self, condition):
        """Asks again and again, as the browser draws, until `condition()` is true; whether it became so."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if condition():
                return True
        return False


def high_pipe():
    """A pipe whose ends are not among the descriptors that Chromium wants for itself."""
    low = os.pipe()
    high = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in low)
    for end in low:
        os.close(end)
    return high
