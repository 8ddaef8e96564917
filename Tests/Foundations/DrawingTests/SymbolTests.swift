import Drawing
import Foundation
import Testing

/// Symbols that are large enough to be drawn as shapes.
@Suite struct SymbolTests {
  private func svg(
    _ name: String, width: Double = 60, height: Double = 60, weight: Int = 400
  ) -> String {
    let size = CGSize(width: width, height: height)
    let symbol = SymbolDrawing(
      name: name, frame: CGRect(origin: .zero, size: size),
      font: FontDescription(size: 50, weight: weight), paints: [.color(.black)])
    let list = DisplayList(size: size, items: [DisplayItem(.symbol(symbol))])
    return SVGPainter(title: "symbol", cornerRadius: 0).paint(list)
  }

  /// Returns the path data of a drawing.
  private func paths(_ svg: String) -> [String] {
    svg.matches(of: /\sd="([^"]+)"/).map { String($0.1) }
  }

  @Test(arguments: [
    "exclamationmark.triangle.fill", "house", "lightbulb.fill", "bag", "cart.fill",
    "speaker.wave.2.fill", "checkmark.shield", "bitcoinsign.circle", "figure.run", "tuningfork",
    "shippingbox.fill", "truck.box", "creditcard", "building.2.crop.circle.fill",
    "doc.on.clipboard.fill", "trash", "folder", "iphone", "mic", "tag",
  ])
  func commonSubjectsHaveADrawing(name: String) {
    #expect(!paths(svg(name)).isEmpty)
    #expect(!svg(name).contains("<text"))
  }

  /// Arrows are drawn under the longer names that SF Symbols 6 introduced for many of them.
  @Test(arguments: [
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"),
    (
      "arrow.trianglehead.2.clockwise.rotate.90.circle.fill",
      "arrow.triangle.2.circlepath.circle.fill"
    ),
    ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
    ("clock.arrow.trianglehead.2.counterclockwise.rotate.90", "clock.arrow.2.circlepath"),
  ])
  func aSymbolIsDrawnUnderEachOfItsNames(name: String, earlier: String) {
    #expect(!paths(svg(earlier)).isEmpty)
    #expect(paths(svg(name)) == paths(svg(earlier)))
    #expect(SymbolGlyph.named(name).isKnown)
  }

  @Test(arguments: [("document.fill", "doc.fill"), ("apple.logo", "applelogo")])
  func aRenamedSymbolHasOneDrawing(new: String, old: String) {
    #expect(!paths(svg(new)).isEmpty)
    #expect(paths(svg(new)) == paths(svg(old)))
  }

  /// Each symbol was once drawn like the other, which has the same first or last words.
  @Test(arguments: [
    ("arrow.triangle.2.circlepath", "arrow.clockwise"), ("quote.opening", "quote.closing"),
    ("chevron.forward.2", "chevron.forward"), ("exclamationmark.icloud", "exclamationmark"),
    ("xmark.icloud.fill", "xmark"), ("document.on.document", "document"), ("tray", "archivebox"),
    ("tray.full", "tray"), ("medal", "trophy"), ("forward", "forward.fill"),
    ("exclamationmark.arrow.trianglehead.2.clockwise.rotate.90", "exclamationmark"),
    ("arrowshape.forward.fill", "arrowshape.backward.fill"),
    ("person.3", "person.2"), ("figure.mind.and.body", "figure.walk"),
    ("figure.flexibility", "figure.walk"),
    ("calendar.badge.clock", "calendar.badge.circle"),
    ("plus.circle.dashed", "plus.circle"), ("plus.circle.dashed", "circle.dashed"),
  ])
  func aLongerNameHasItsOwnDrawing(name: String, other: String) {
    #expect(SymbolShape.exists(for: name))
    #expect(paths(svg(name)) != paths(svg(other)))
  }

  @Test func aLoudspeakerWithoutWavesIsInTheMiddle() throws {
    let horn = try #require(paths(svg("speaker.fill")).first)
    let across = horn.matches(of: /[ML]([\d.]+)/).compactMap { Double($0.1) }
    let (left, right) = (try #require(across.min()), try #require(across.max()))
    #expect(abs((left + right) / 2 - 30) < 1, "\(horn)")
  }

  @Test func namesHaveTheirFirstVersion() {
    #expect(SymbolHistory.firstVersion(of: "trophy.fill") == "16")
    #expect(SymbolHistory.firstVersion(of: "sun.max") == nil)
    #expect(SymbolHistory.firstVersion(of: "no.such.symbol") == nil)
  }

  @Test(arguments: ["moon", "moon.stars", "moon.zzz", "flame"])
  func aContourDiffersFromTheFilledSymbol(name: String) {
    #expect(paths(svg(name)) != paths(svg(name + ".fill")))
  }

  /// Names in public widgets that once had no drawing.
  @Test(arguments: [
    "ear", "wifi", "qrcode", "headphones", "hand.thumbsup.fill", "list.bullet", "fork.knife",
    "tshirt.fill", "pills.fill", "bed.double.fill", "graduationcap", "paintpalette.fill",
    "slider.horizontal.3", "square.grid.2x2.fill", "square.and.arrow.up", "square.and.pencil",
    "circle.dashed", "circle.lefthalf.filled", "waveform.path.ecg", "clock.arrow.circlepath",
    "gauge.with.dots.needle.bottom.50percent", "person.crop.circle.badge.plus", "bell.badge.fill",
    "1.circle", "15.square.fill", "checkmark.seal.fill", "exclamationmark.octagon",
    "rectangle.portrait.and.arrow.right", "brain.head.profile", "lifepreserver.fill",
  ])
  func symbolsOfRealWidgetsHaveADrawing(name: String) {
    #expect(SymbolShape.exists(for: name))
    #expect(!svg(name).contains("<text"))
  }

  /// Names of widgets about homes, travel and media that once had no drawing.
  @Test(arguments: [
    "balloon.fill", "laurel.leading", "laurel.trailing", "party.popper.fill", "eyes", "lungs.fill",
    "suitcase.rolling.fill", "backpack", "waterbottle.fill", "lamp.desk", "shower.fill", "bathtub",
    "goforward.15", "gobackward.30", "quote.bubble.fill", "hand.wave.fill", "scroll", "plusminus",
    "x.circle.fill", "a.square", "arrowshape.left.fill", "chevron.compact.down", "lightrail.fill",
    "tortoise.fill", "teddybear", "widget.small", "shoeprints.fill", "hand.point.up.left.fill",
  ])
  func symbolsOfHomesAndMediaHaveADrawing(name: String) {
    #expect(SymbolShape.exists(for: name))
  }

  /// Names of widgets about routes, money, sports and devices that once had no drawing, or a part of one.
  @Test(arguments: [
    "point.topleft.down.curvedto.point.bottomright.up", "point.3.connected.trianglepath.dotted",
    "apple.intelligence", "hand.rays", "grid.circle", "timeline.selection", "opticid", "crop",
    "indianrupeesign.circle.fill", "bolt.heart.fill", "play.tv.fill", "music.note.house",
    "31.calendar", "rectangle.lefthalf.inset.filled", "square.on.circle", "text.viewfinder",
    "iphone.radiowaves.left.and.right", "person.fill.questionmark", "doc.questionmark",
    "figure.skiing.downhill", "figure.tennis.circle", "thermometer.sun.fill", "cloud.moon.bolt",
    "arrow.turn.left.up", "arrow.up.forward.square", "chevron.up.2", "car.2.fill", "pills.fill",
    "rectangle.on.rectangle.angled", "chart.line.text.clipboard", "sidebar.leading",
    "microphone.fill",
    "textformat.abc", "2h.circle", "battery.100percent.bolt", "moonphase.waxing.gibbous",
  ])
  func aSymbolIsDrawnWhole(name: String) {
    #expect(SymbolShape.isWhole(name))
    #expect(!paths(svg(name)).isEmpty)
  }

  @Test(arguments: ["iphone.case", "fan.oscillation", "heart.no.such.words"])
  func aPartOfANameIsNotWhole(name: String) {
    #expect(SymbolShape.exists(for: name))
    #expect(!SymbolShape.isWhole(name))
  }

  @Test(arguments: [
    ("camera", "camera.fill"), ("map", "map.fill"), ("car", "car.fill"),
    ("chart.bar", "chart.bar.fill"),
    ("moonphase.waxing.crescent", "moonphase.waxing.gibbous"), ("gearshape", "gear"),
    ("thermometer.low", "thermometer.high"), ("thermometer.sun", "thermometer.snowflake"),
    ("hourglass.tophalf.filled", "hourglass.bottomhalf.filled"), ("bubble.left", "bubble.right"),
    ("rectangle.topthird.inset.filled", "rectangle.bottomthird.inset.filled"),
  ])
  func variantsDiffer(first: String, second: String) {
    #expect(paths(svg(first)) != paths(svg(second)))
  }

  @Test(arguments: ["wifi", "cellularbars", "chart.bar.fill", "speaker.wave.3.fill"])
  func aVariableValueFadesTheRest(name: String) {
    func drawn(_ value: Double?) -> String {
      let size = CGSize(width: 60, height: 60)
      let symbol = SymbolDrawing(
        name: name, frame: CGRect(origin: .zero, size: size),
        font: FontDescription(size: 50, weight: 400), paints: [.color(.black)],
        variableValue: value)
      let list = DisplayList(size: size, items: [DisplayItem(.symbol(symbol))])
      return SVGPainter(title: "symbol", cornerRadius: 0).paint(list)
    }
    #expect(drawn(nil) == drawn(1))
    #expect(Set([drawn(0), drawn(0.5), drawn(1)]).count == 3)
  }

  /// On a phone, the first color of a palette is that of the sign or badge, or of the cloud in front.
  @Test(arguments: [
    ("xmark.circle.fill", "#00F", "#F00"), ("exclamationmark.triangle.fill", "#00F", "#F00"),
    ("bell.badge.fill", "#00F", "#F00"), ("folder.badge.plus", "#00F", "#F00"),
    ("cloud.sun.fill", "#00F", "#F00"),
  ])
  func thePalettesFirstColorIsInFront(name: String, back: String, front: String) {
    let size = CGSize(width: 60, height: 60)
    let symbol = SymbolDrawing(
      name: name, frame: CGRect(origin: .zero, size: size),
      font: FontDescription(size: 50, weight: 400),
      paints: [.color(RGBA(hex: 0xFF0000)), .color(RGBA(hex: 0x0000FF))], renderingMode: .palette)
    let list = DisplayList(size: size, items: [DisplayItem(.symbol(symbol))])
    let text = SVGPainter(title: "symbol", cornerRadius: 0).paint(list).uppercased()
    let fills = text.matches(of: /FILL="(#[0-9A-F]+)"/).map { String($0.1) }
    #expect(Set(fills).isSuperset(of: [back, front].map(Self.sixDigits)), "\(fills)")
    #expect(fills.last == Self.sixDigits(front), "\(fills)")
  }

  private static func sixDigits(_ color: String) -> String {
    "#" + color.dropFirst().map { "\($0)\($0)" }.joined()
  }

  @Test func aSymbolAndItsMirrorImageHaveOneDrawing() throws {
    let (left, right) = (paths(svg("sidebar.left")), paths(svg("sidebar.right")))
    #expect(left != right && left.count == right.count)
    #expect(paths(svg("arrow.turn.up.left")) != paths(svg("arrow.turn.down.left")))
  }

  @Test(arguments: ["shazam.logo", "fleuron", "", "....", "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p.q.r.s"])
  func missingDrawingsAreReported(name: String) {
    #expect(!SymbolShape.exists(for: name))
  }

  @Test func slashesBadgesAndEnclosuresAreDrawnAroundTheSymbol() {
    #expect(paths(svg("bell.slash")).count > paths(svg("bell")).count)
    #expect(paths(svg("folder.badge.plus")).count > paths(svg("folder")).count)
    #expect(paths(svg("eye.slash.circle.fill")) != paths(svg("eye.circle.fill")))
    #expect(paths(svg("bell.badge")) != paths(svg("bell.badge.fill")))
  }

  @Test func aSymbolMatchesItsFontsWeight() {
    let drawings = [200, 400, 800].map { paths(svg("headphones", weight: $0)) }
    #expect(Set(drawings).count == 3)
  }

  @Test(arguments: [
    ("house", "house.fill"), ("figure.run", "figure.walk"), ("checkmark.shield", "checkmark"),
    ("bag", "bag.fill"), ("speaker", "speaker.wave.2"), ("truck.box", "shippingbox"),
  ])
  func differentNamesLookDifferent(first: String, second: String) {
    #expect(paths(svg(first)) != paths(svg(second)))
  }

  @Test func theFontsWeightIsTheLineWidth() {
    let drawings = [100, 400, 900].map { paths(svg("heart", weight: $0)) }
    #expect(Set(drawings).count == 3)
    // Filled symbols have no strokes.
    #expect(paths(svg("heart.fill", weight: 100)) == paths(svg("heart.fill", weight: 900)))
  }

  @Test func narrowSymbolsFillTheirHeight() throws {
    let ink = try #require(inkHeight(svg("tuningfork", width: 30, height: 60)))
    #expect(ink > 50 && ink <= 61)
  }

  private func inkHeight(_ svg: String) -> Double? {
    let heights = paths(svg).flatMap { path in
      path.matches(of: /-?[0-9.]+[ ,](-?[0-9.]+)/).compactMap { Double($0.1) }
    }
    guard let least = heights.min(), let most = heights.max() else { return nil }
    return most - least
  }
}
