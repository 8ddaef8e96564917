package import SelfTests
import Foundation
import Processes
package import Sentences
import Storage

/// The result of one self-test of the sandbox.
package struct SelfTestResult: Codable, Sendable {
  package var selfTest: SelfTest
  package var promise: Sentence
  /// Whether the sandbox holds: true if the attack failed; nil if the test could not run.
  package var holds: Bool?
  /// The target that the attack reached, or the reason the result is unknown.
  package var detail: Sentence?

  /// The key of the test in JSON is older than the type's name.
  private enum CodingKeys: String, CodingKey {
    case selfTest = "canary"
    case promise, holds, detail
  }

  init(_ selfTest: SelfTest, holds: Bool?, detail: Sentence? = nil) {
    self.selfTest = selfTest
    promise = selfTest.promise
    self.holds = holds
    self.detail = detail
  }
}

extension Jail {
  /// Attacks the sandbox from inside with the program that hosts learner code.
  ///
  /// - Parameters:
  ///   - program: The path of `rings-jail`.
  ///   - libraries: The folder of the libraries that the program needs.
  package func proofs(program: String, libraries: String) async -> [SelfTestResult] {
    async let attempts = attemptProofs(program: program, libraries: libraries)
    async let time = timeProofs(program: program, libraries: libraries)
    async let amounts = amountProofs(program: program, libraries: libraries)
    return await attempts + time + amounts
  }

  private func attemptProofs(program: String, libraries: String) async -> [SelfTestResult] {
    do {
      let folder = try PrivateFolder(in: cache)
      let listener = try Listener()
      let file = folder.url.appending(path: "secret.txt")
      try Data("secret".utf8).write(to: file)
      let bait = SelfTestTargets(
        file: file.path, port: listener.port, process: getpid(),
        hostName: SelfTestPaths.hostName,
        folders: [URL(filePath: program).deletingLastPathComponent().path, cache.url.path])
      let words = String(decoding: try JSONEncoder().encode(bait), as: UTF8.self)
      let report = try await run(
        request(program, libraries, [SelfTest.files.rawValue, words], limits: .run))
      withExtendedLifetime((folder, listener)) {}
      guard report.end.isSuccess,
        let reached = try? JSONDecoder().decode([String: String].self, from: Data(report.output))
      else {
        let reason = report.errorText.firstLine
        return SelfTest.attempts.map {
          SelfTestResult(
            $0, holds: nil, detail: Sentence(verbatim: "\(report.end.evidence) \(reason)"))
        }
      }
      return SelfTest.attempts.map { selfTest in
        let detail = reached[selfTest.rawValue]
        return SelfTestResult(
          selfTest, holds: detail == nil, detail: detail.map(Sentence.init(verbatim:)))
      }
    } catch {
      return SelfTest.attempts.map {
        SelfTestResult($0, holds: nil, detail: SystemReason.sentence(of: error))
      }
    }
  }

  private func timeProofs(program: String, libraries: String) async -> [SelfTestResult] {
    var loop = JailLimits.run
    loop.processorSeconds = 1
    loop.wallTime = .seconds(6)
    var nap = JailLimits.run
    nap.wallTime = .seconds(1)
    return [
      // On a busy machine the wall time may run out first. That also ends the loop.
      await proof(.processorTime, program, libraries, limits: loop) { limit in
        limit == .processorTime || limit == .wallTime
      },
      await proof(.wallTime, program, libraries, limits: nap) { $0 == .wallTime },
    ]
  }

  private func amountProofs(program: String, libraries: String) async -> [SelfTestResult] {
    var small = JailLimits.run
    small.addressSpace = 1 << 30
    small.memory = 256 << 20
    small.output = 64 << 10
    return [
      await proof(.memory, program, libraries, limits: small) { limit in
        limit != .wallTime && limit != .processorTime
      },
      await proof(.output, program, libraries, limits: small) { $0 == .output },
    ]
  }

  private func proof(
    _ selfTest: SelfTest, _ program: String, _ libraries: String, limits: JailLimits,
    isExpected: (JailLimit?) -> Bool
  ) async -> SelfTestResult {
    do {
      let report = try await run(
        request(program, libraries, [selfTest.rawValue], limits: limits))
      let holds = isExpected(report.limit) && !report.end.isSuccess
      return SelfTestResult(
        selfTest, holds: holds,
        detail: holds
          ? nil
          : Sentence(
            "\(report.end.evidence), \(report.limit?.rawValue ?? "no limit")",
            ko: "\(report.end.evidence), \(report.limit?.rawValue ?? "한도 없음")"))
    } catch {
      return SelfTestResult(selfTest, holds: nil, detail: SystemReason.sentence(of: error))
    }
  }

  private func request(
    _ program: String, _ libraries: String, _ words: [String], limits: JailLimits
  ) -> JailRequest {
    let (names, paths) = JailRequest.nameless(
      program: program, libraries: libraries, folder: nil, in: self)
    let environment = ["SWIFT_BACKTRACE": "enable=no", "HOME": "/nonexistent"]
    return JailRequest(
      command: ProcessCommand(
        executable: program, arguments: [SelfTestAttempts.role] + words,
        environment: environment.merging(paths) { $1 }),
      names: names,
      readable: [program, libraries]
        + [JailRequest.ownLibraries(of: program)].compactMap { $0 },
      limits: limits, mayStartProcesses: true,
      comesByLauncher: true, seesOwnProcesses: true)
  }
}

/// An open local port that closes with this object.
private final class Listener {
  private let socket: Int32
  let port: UInt16

  init() throws {
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && listen(descriptor, 4) == 0
          && getsockname(descriptor, $0, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isBound else {
      close(socket)
      throw JailError.notStarted(reason: "this machine has no free port")
    }
  }

  deinit { close(socket) }
}
