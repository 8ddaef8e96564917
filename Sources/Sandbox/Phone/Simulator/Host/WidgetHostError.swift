package import PhoneFacts
package import Sentences
package import WidgetKit

/// An error that prevents a widget from being shown.
package enum WidgetHostError: Error, Equatable {
  /// A family that the widget doesn't support, with the families that it does support.
  case familyNotSupported(WidgetFamily, widget: String, supported: [WidgetFamily])
  /// A family that the device doesn't show; the device is named as in the device table.
  case familyNotOnDevice(WidgetFamily, device: String)
  /// The device shows the family, but Apple hasn't published its size.
  case familyWithoutSize(WidgetFamily, device: String, version: SystemVersion)
  /// The phone's iOS is older than the family.
  case familyNotInVersion(WidgetFamily, version: SystemVersion)
  /// The phone's iOS is older than the widget's configuration, which requires `since`.
  case widgetNotInVersion(widget: String, version: SystemVersion, since: SystemVersion)
  /// A Live Activity or an empty configuration has no timeline.
  case noTimeline(widget: String)
  /// The provider returned a timeline without entries.
  case emptyTimeline(widget: String)
  /// An index, from 0, beyond the timeline's `count` entries.
  case noSuchEntry(Int, count: Int)
  /// No button or toggle of the picture has this handle.
  case noControl(handle: Int)
}

extension WidgetHostError {
  /// Whether the request is at fault, because it refers to something that the widget doesn't have.
  package var isOfTheRequest: Bool {
    switch self {
    case .familyNotSupported(_, _, let supported): !supported.isEmpty
    case .familyNotOnDevice, .familyWithoutSize, .familyNotInVersion, .widgetNotInVersion,
      .noSuchEntry, .noControl:
      true
    case .noTimeline, .emptyTimeline: false
    }
  }
}

extension WidgetHostError: SpokenError {
  /// The message for the learner.
  package var sentence: Sentence {
    switch self {
    case .familyNotSupported(_, let widget, let supported) where supported.isEmpty:
      return Sentence(
        "\(widget) supports no families, so the widget gallery doesn't offer it.",
        ko: "\(widget) 위젯은 지원하는 크기가 하나도 없어서 위젯 갤러리에 나오지 않아요.")
    case .familyNotSupported(let family, let widget, let supported):
      let known = supported.map(\.description).joined(separator: ", ")
      return Sentence(
        "\(widget) doesn't support \(family); it supports \(known).",
        ko: "\(widget) 위젯은 \(family) 크기를 지원하지 않아요. 지원하는 크기: \(known).")
    case .familyNotOnDevice(let family, let device):
      return Sentence(
        "The device \(device) doesn't show \(family).",
        ko: "\(device) 기기에는 \(family) 크기가 없어요.")
    case .familyWithoutSize(let family, let device, let version):
      let other = family.isAccessory ? "393x852" : "vision"
      return Sentence(
        "The device \(device) shows \(family) on iOS \(version), but Apple hasn't published its size. "
          + "To draw it, use --device \(other).",
        ko: "\(device) 기기는 iOS \(version)에서 \(family) 크기를 보여 주지만, Apple이 크기를 공개하지 않았어요. "
          + "그려 보려면 --device \(other) 옵션을 쓰세요.")
    case .familyNotInVersion(let family, let version):
      return Sentence(
        "iOS \(version) doesn't have \(family) yet.",
        ko: "iOS \(version) 버전에는 \(family) 크기가 아직 없어요.")
    case .widgetNotInVersion(let widget, let version, let since):
      return Sentence(
        "\(widget) isn't available on iOS \(version). Its AppIntentConfiguration requires iOS \(since).",
        ko: "\(widget) 위젯은 iOS \(version) 버전에 없어요. AppIntentConfiguration은 iOS \(since)부터 있어요.")
    case .noTimeline(let widget):
      return Sentence(
        "\(widget) has no timeline because its configuration has no provider.",
        ko: "\(widget) 위젯의 구성에 프로바이더가 없어서 타임라인이 없어요.")
    case .emptyTimeline(let widget):
      return Sentence(
        """
        The timeline of \(widget) is empty, so the widget keeps showing its placeholder. Return at \
        least one entry.
        """,
        ko: "\(widget) 위젯의 타임라인이 비어서 플레이스홀더만 계속 보여요. 엔트리를 하나 이상 돌려주세요.")
    case .noSuchEntry(let index, let count):
      return Sentence(
        "The timeline has no entry \(index). It has \(count), counted from 0.",
        ko: "타임라인에 \(index)번 엔트리가 없어요. 0번부터 세어 \(count)개 있어요.")
    case .noControl(let handle):
      return Sentence(
        "The picture has no button or toggle with the handle \(handle).",
        ko: "그림에 핸들이 \(handle)번인 버튼이나 스위치가 없어요.")
    }
  }
}
