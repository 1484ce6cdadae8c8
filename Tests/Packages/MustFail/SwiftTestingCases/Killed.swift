import Foundation
import Mocky
import Testing

/// A test whose process is killed after a failed wait.
@Suite struct Killed {
  @Test func afterAWait() async {
    let context = Mockery()
    let door = context.states("door").startsAs("shut")
    await context.waitUntil(door.equals("open"), timeout: .milliseconds(10))  // waits
    kill(getpid(), SIGKILL)
  }
}
