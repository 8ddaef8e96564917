package import Sentences
import WorkerProtocol

extension RenderedPicture {
  /// A caption for the picture: `The small widget`.
  package var caption: String { CheckSentences.text(captionSentence) }

  /// The caption in both languages.
  package var captionSentence: Sentence {
    let name = thing
    return inSituation(Sentence("The \(name)", ko: "\(name)"))
  }

  /// The caption with the phone's model, as shown above each picture.
  var captionOfRender: Sentence {
    let request = rendered.request
    guard request.proposal == nil || AppScreen(request) != nil else { return captionSentence }
    let phone = Sentence(
      verbatim: ["\(request.device)", "iOS \(request.systemVersion)", typeSize].compactMap(\.self)
        .joined(separator: " · "))
    return Sentence("\(captionSentence) · \(phone)", ko: "\(captionSentence) · \(phone)")
  }

  /// The user's text size, such as `AX 3` or `xLarge`, or `nil` for the default.
  private var typeSize: String? {
    let size = rendered.request.dynamicTypeSize
    guard size != TypeSize.large.rawValue else { return nil }
    return size.hasPrefix("accessibility") ? "AX \(size.suffix(1))" : size
  }

  /// The caption for the middle of a sentence: `the small widget`.
  var captionInSentence: Sentence {
    let name = thing
    return inSituation(Sentence("the \(name)", ko: "\(name)"))
  }

  /// The subject of the picture: `small widget`.
  private var thing: Sentence {
    let request = rendered.request
    if let form = request.family.activity.flatMap(ActivityForm.init) {
      return name(of: form)
    }
    if let control = request.family.control { return name(of: control) }
    if let screen = AppScreen(request) { return screen.name }
    let size = size(named: family)
    return switch (request.proposal, request.subject) {
    case (.some, _): Sentence("view", ko: "뷰")
    case (nil, .view): Sentence("\(size) view", ko: "\(size) 뷰")
    default: Sentence("\(size) widget", ko: "\(size) 위젯")
    }
  }

  private func name(of form: ActivityForm) -> Sentence {
    switch form {
    case .lockScreen: Sentence("Live Activity on the Lock Screen", ko: "잠금 화면의 실시간 현황")
    case .compact: Sentence("compact Dynamic Island", ko: "압축된 Dynamic Island")
    case .minimal: Sentence("minimal Dynamic Island", ko: "최소 Dynamic Island")
    case .expanded: Sentence("expanded Dynamic Island", ko: "확장된 Dynamic Island")
    }
  }

  private func name(of control: ControlFamily) -> Sentence {
    switch control {
    case .controlSmall: Sentence("small control", ko: "작은 제어 항목")
    case .controlMedium: Sentence("medium control", ko: "중간 제어 항목")
    case .controlLarge: Sentence("large control", ko: "큰 제어 항목")
    case .controlLockScreen: Sentence("control on the Lock Screen", ko: "잠금 화면의 제어 항목")
    }
  }

  /// Adds the place and color mode to the subject, if they aren't the defaults.
  private func inSituation(_ subject: Sentence) -> Sentence {
    let placed = inPlace(subject)
    if rendered.request.redactions.contains(.privacy) {
      return Sentence("\(placed) on a locked phone", ko: "\(placed)(잠긴 휴대폰)")
    }
    if rendered.request.redactions.contains(.invalidated) {
      return Sentence("\(placed) while an intent runs", ko: "\(placed)(인텐트 실행 중)")
    }
    return placed
  }

  private func inPlace(_ subject: Sentence) -> Sentence {
    switch rendered.request.place {
    case PhonePlace.standBy.rawValue:
      return mode == .vibrant
        ? Sentence("\(subject) in StandBy at night", ko: "\(subject)(스탠바이, 밤)")
        : Sentence("\(subject) in StandBy", ko: "\(subject)(스탠바이)")
    case PhonePlace.carPlay.rawValue:
      return Sentence("\(subject) in CarPlay", ko: "CarPlay의 \(subject)")
    default: return inMode(subject)
    }
  }

  private func inMode(_ subject: Sentence) -> Sentence {
    guard mode == .fullColor || rendered.request.proposal != nil else {
      return Sentence("\(subject) in \(mode.rawValue) mode", ko: "\(subject)(\(mode.rawValue) 모드)")
    }
    return scheme == .dark
      ? Sentence("\(subject) in Dark Mode", ko: "\(subject)(다크 모드)") : subject
  }

  private func size(named family: Family) -> Sentence {
    switch family {
    case .systemSmall: Sentence("small", ko: "작은")
    case .systemMedium: Sentence("medium", ko: "중간")
    case .systemLarge: Sentence("large", ko: "큰")
    case .systemExtraLarge: Sentence("extra large", ko: "아주 큰")
    case .accessoryCircular: Sentence("circular", ko: "원형")
    case .accessoryRectangular: Sentence("rectangular", ko: "직사각형")
    case .accessoryInline: Sentence("inline", ko: "한 줄")
    case .systemExtraLargePortrait: Sentence("portrait extra large", ko: "세로로 아주 큰")
    case .accessoryCorner: Sentence("corner", ko: "모서리")
    }
  }
}
