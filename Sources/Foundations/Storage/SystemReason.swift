package import Foundation
package import Sentences

/// Describes system errors in readable words.
package enum SystemReason {
  /// Returns an error's description; for Foundation's errors, that's the file and the kernel's reason.
  package static func text(of error: any Error) -> String {
    guard isFoundations(error) else { return "\(error)" }
    let cocoa = error as NSError
    let place = (cocoa.userInfo[NSFilePathErrorKey] as? String).map { "\($0): " } ?? ""
    return place + (kernelReason(of: cocoa) ?? sentence(cocoa.localizedDescription))
  }

  /// Returns a translated message for Rings' own errors, and verbatim text for all others.
  package static func sentence(of error: any Error) -> Sentence {
    (error as? any SpokenError)?.sentence ?? Sentence(verbatim: text(of: error))
  }

  /// Creates an error from a file and an error number, by default `errno`.
  package static func failure(at file: URL, number: Int32 = errno) -> CocoaError {
    let reason = POSIXError(POSIXError.Code(rawValue: number) ?? .EIO)
    return CocoaError(
      .fileWriteUnknown,
      userInfo: [NSFilePathErrorKey: file.path, NSUnderlyingErrorKey: reason])
  }

  /// Returns whether an error's description is meant for programmers only.
  package static func isFoundations(_ error: any Error) -> Bool {
    error is CocoaError || error is POSIXError || type(of: error) == NSError.self
  }

  private static func kernelReason(of error: NSError) -> String? {
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap {
      kernelReason(of: $0 as NSError)
    }
  }

  /// Removes the final period, so that the text fits into a longer sentence.
  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

/// An unusable cache: a problem of the environment, not of the learner's code.
package enum CacheError: SpokenError, Equatable {
  /// The folder isn't writable; `reason` is the system's message.
  case notWritable(String, reason: String)

  /// The folder's file system is mounted `noexec`.
  case runsNothing(String)

  package var sentence: Sentence {
    switch self {
    case .notWritable(let place, let reason):
      Sentence(
        """
        Can't write to the cache \(place): \(reason). Free up space, make the folder yours, or \
        set XDG_CACHE_HOME to another folder.
        """,
        ko: """
          캐시 \(place) 폴더에 쓸 수 없어요: \(reason). 자리를 만들거나, 폴더의 소유자를 자신으로 바꾸거나, \
          XDG_CACHE_HOME 값을 다른 폴더로 정하세요.
          """)
    case .runsNothing(let place):
      Sentence(
        """
        The cache \(place) is on a file system that can't run programs (mounted noexec), and \
        Rings keeps compiled widgets there. Set XDG_CACHE_HOME to a folder on another file system.
        """,
        ko: """
          캐시 \(place) 폴더가 프로그램을 실행할 수 없는 파일 시스템(noexec)에 있는데, 컴파일한 위젯을 그곳에 보관해요. XDG_CACHE_HOME \
          값을 다른 파일 시스템의 폴더로 정하세요.
          """)
    }
  }
}
