package import Foundation
package import Sentences

/// What the system says of a failed operation, in words for people.
package enum SystemReason {
  /// Our own errors speak for themselves; of Foundation's, the file and the kernel's reason are told.
  package static func text(of error: any Error) -> String {
    guard isFoundations(error) else { return "\(error)" }
    let cocoa = error as NSError
    let place = (cocoa.userInfo[NSFilePathErrorKey] as? String).map { "\($0): " } ?? ""
    return place + (kernelReason(of: cocoa) ?? sentence(cocoa.localizedDescription))
  }

  /// The same as a value: ours in every language, and whatever others say.
  package static func sentence(of error: any Error) -> Sentence {
    (error as? any SpokenError)?.sentence ?? Sentence(verbatim: text(of: error))
  }

  /// What the system said last, with the file that it said it of.
  package static func failure(at file: URL, number: Int32 = errno) -> CocoaError {
    let reason = POSIXError(POSIXError.Code(rawValue: number) ?? .EIO)
    return CocoaError(
      .fileWriteUnknown,
      userInfo: [NSFilePathErrorKey: file.path, NSUnderlyingErrorKey: reason])
  }

  /// Whether an error describes itself in a way that is for programmers only.
  package static func isFoundations(_ error: any Error) -> Bool {
    error is CocoaError || error is POSIXError || type(of: error) == NSError.self
  }

  private static func kernelReason(of error: NSError) -> String? {
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return (error.userInfo[NSUnderlyingErrorKey] as? any Error).flatMap {
      kernelReason(of: $0 as NSError)
    }
  }

  /// Without the full stop that a longer sentence does not want.
  private static func sentence(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}

/// The cache cannot be used: our surroundings' failure, never a learner's.
package enum CacheError: SpokenError, Equatable {
  /// The place, and what the system said.
  case notWritable(String, reason: String)

  /// The place, on a file system that runs no programs.
  case runsNothing(String)

  package var sentence: Sentence {
    switch self {
    case .notWritable(let place, let reason):
      Sentence(
        """
        The cache \(place) cannot be written: \(reason). Make room or the folder yours, or set \
        XDG_CACHE_HOME to another folder.
        """,
        ko: """
          캐시 \(place) 폴더에 쓸 수 없어요: \(reason). 자리를 만들거나, 폴더의 소유자를 자신으로 바꾸거나, \
          XDG_CACHE_HOME 값을 다른 폴더로 정하세요.
          """)
    case .runsNothing(let place):
      Sentence(
        """
        The cache \(place) is on a file system that runs no programs (mounted noexec), and compiled \
        widgets are kept there. Set XDG_CACHE_HOME to a folder on another one.
        """,
        ko: """
          캐시 \(place) 폴더가 프로그램을 실행하지 않는 파일 시스템(noexec)에 있는데, 컴파일한 위젯을 그곳에 \
          둬요. XDG_CACHE_HOME 값을 다른 파일 시스템의 폴더로 정하세요.
          """)
    }
  }
}
