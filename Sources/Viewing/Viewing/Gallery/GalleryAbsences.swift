import PhoneFacts
import Sentences
import WorkerProtocol
import WidgetLint

/// Finds the reasons that widgets are missing from the gallery, from the phone's response and the source.
struct GalleryAbsences {
  let contents: GalleryContents
  let request: GalleryRequest
  let outline: ExtensionOutline
  /// The code that was left out, which may contain the entry point or a widget's place in the bundle.
  let leftOut: LeftOutParts

  /// Returns the declared widgets and controls that can't be chosen, in source order.
  func missing(of types: PluginContents) -> [GalleryReport.Missing] {
    let widgets = types.widgets.map(\.type).compactMap { type -> GalleryReport.Missing? in
      let entries = contents.entries.filter { $0.widget.type == type }
      guard let entry = entries.first else { return notMade(type) }
      guard entries.allSatisfy(\.families.isEmpty) else { return nil }
      return .init(
        type: type, absence: absence(of: entry), place: outline.declaration(of: type))
    }
    let offered = Set(contents.controls.map(\.type))
    let controls = types.controls.map(\.type).filter { !offered.contains($0) }.map { type in
      var missing = notMade(type)
      if !missing.absence.isOnPurpose,
        SystemVersion.firstWithControls > request.systemVersion
      {
        missing.absence = .guarded(
          version: SystemVersion.firstWithControls.description, letsNewerIn: true)
      }
      return missing
    }
    let lost = leftOut.lostWidgets.map { type in
      GalleryReport.Missing(
        type: type, absence: .leftOut(leftOut.names() ?? "…"), place: outline.declaration(of: type))
    }
    return widgets + controls + lost
  }

  var notes: [GalleryReport.Note] {
    guard !contents.isMarked, !(leftOut.isIncomplete && outline.entryPoint != nil),
      let entryPoint = contents.entryPoint
    else { return [] }
    return [
      .init(
        message: Sentence(
          "No type is marked @main. Once \(entryPoint) is, the gallery looks like this.",
          ko: "@main이 붙은 타입이 없어요. \(entryPoint) 타입에 @main을 붙이면 갤러리가 이렇게 보여요."),
        fix: Sentence("Write @main before \(entryPoint).", ko: "\(entryPoint) 타입 앞에 @main을 쓰세요."),
        place: outline.declaration(of: entryPoint))
    ]
  }

  /// Returns the reason a widget in the bundle can't be chosen.
  private func absence(of entry: GalleryContents.Entry) -> GalleryAbsence {
    switch entry.widget.configuration {
    case "activity": .liveActivity
    case "empty": .emptyConfiguration
    default: entry.withheld.isEmpty ? .noFamilies : .familiesElsewhere(entry.withheld)
    }
  }

  /// Returns the entry for a widget that the extension didn't create at all, with the reason.
  private func notMade(_ type: String) -> GalleryReport.Missing {
    let marked = [type, outline.entryPoint].compactMap { $0 }.compactMap(outline.introduction)
    if let mark = marked.first(where: keepsOut) { return .init(type: type, closedBy: mark) }
    if let names = leftOut.names(), outline.entryPoint != nil,
      contents.entryPoint == nil || !outline.mentions(of: type).isEmpty
    {
      return .init(type: type, absence: .leftOut(names), place: outline.declaration(of: type))
    }
    guard let entryPoint = contents.entryPoint else {
      return .init(
        type: type, absence: .noEntryPoint, place: outline.declaration(of: type))
    }
    let mentions = outline.mentions(of: type)
    guard let first = mentions.first else {
      return outline.isBundle(entryPoint)
        ? .init(
          type: type, absence: .notInBundle(entryPoint), place: outline.body(of: entryPoint))
        : .init(
          type: type, absence: .notStarted(entryPoint),
          place: outline.declaration(of: entryPoint))
    }
    let closed = mentions.lazy.flatMap(\.guards).first(where: keepsOut)
    guard let closed else { return .init(type: type, absence: .condition, place: first.place) }
    return .init(type: type, closedBy: closed)
  }

  private func keepsOut(_ check: ExtensionOutline.Guard) -> Bool {
    let isNewer = SystemVersion(check.version).map { $0 > request.systemVersion } ?? false
    return isNewer == check.letsNewerIn
  }
}

extension GalleryReport.Missing {
  fileprivate init(type: String, closedBy check: ExtensionOutline.Guard) {
    self.init(
      type: type, absence: .guarded(version: check.version, letsNewerIn: check.letsNewerIn),
      place: check.place)
  }
}
