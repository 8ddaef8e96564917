import Foundation
import PageLink
import Processes

/// The program `rings-page`, which serves the page so that `rings` needn't load a networking library.
final class PageProcess: Sendable {
  let address: String
  let messages: AsyncStream<PageMessage>
  private let process: RunningProcess
  private let telling: AsyncStream<PageMessage>.Continuation

  /// Starts the program and waits until its port is open.
  ///
  /// - Throws: `PageServerError`, and `ProcessError` if the program can't be started.
  init(_ program: URL, at place: PageAddress) async throws {
    process = try RunningProcess(ProcessCommand(executable: program.path))
    messages = Self.messages(from: process)
    telling = Self.writer(to: process)
    telling.yield(.serve(ports: place.ports, secret: place.secret))
    do {
      address = try await Self.address(from: messages)
    } catch {
      process.stop()
      throw error
    }
  }

  func tell(_ message: PageMessage) { telling.yield(message) }

  func stop() { process.stop() }

  private static func address(from messages: AsyncStream<PageMessage>) async throws -> String {
    for await message in messages {
      switch message {
      case .listening(let address): return address
      case .failed(let error): throw error
      default: continue
      }
    }
    throw PageServerError.serverEnded
  }

  private static func messages(from process: RunningProcess) -> AsyncStream<PageMessage> {
    let (messages, taking) = AsyncStream<PageMessage>.makeStream()
    Task {
      var unread: [UInt8] = []
      while let bytes = try? await process.output.read(upTo: 1 << 16), !bytes.isEmpty {
        let lines = (unread + bytes).split(
          separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        unread = Array(lines.last ?? [])
        lines.dropLast().compactMap { PageMessage(line: $0) }.forEach { taking.yield($0) }
      }
      taking.finish()
    }
    return messages
  }

  /// Writes messages in the order they arrive.
  private static func writer(to process: RunningProcess) -> AsyncStream<PageMessage>.Continuation {
    let (messages, telling) = AsyncStream<PageMessage>.makeStream()
    Task {
      for await message in messages {
        guard (try? await process.input.write(Array(message.line))) != nil else { return }
      }
    }
    return telling
  }
}
