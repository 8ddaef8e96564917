package import Foundation

/// A request to draw a widget and tap it.
package struct WidgetTapRequest: WorkerRequest, Hashable {
  package typealias Response = TapReport

  /// The place of a tap.
  package enum Place: Codable, Hashable, Sendable {
    /// A position in points from the widget's top-left corner.
    case point(x: Double, y: Double)
    /// The center of a button or toggle, counted from 1 in view order.
    case button(Int)
    /// The center of a `Link`, counted from 1.
    case link(Int)
  }

  /// The place of the tap.
  package var place: Place
  /// The widget, drawn before and after the tap.
  package var picture: RenderRequest

  /// Creates a tap on a picture.
  package init(_ place: Place, on picture: RenderRequest) {
    self.place = place
    self.picture = picture
  }

  package var erased: AnyWorkerRequest { .touch(self) }
}

/// The report of a tap.
package struct TapReport: Codable, Sendable {
  /// The target of a tap, according to the rules of the family and the iOS version.
  package enum Target: Codable, Hashable, Sendable {
    /// A button or toggle, which performs its app intent.
    case control(intent: String)
    /// A `Link`, whose URL opens the app.
    case link(URL)
    /// No control or link: the widget's own URL opens the app.
    case widgetURL(URL)
    /// No control, link or URL: the app opens as the user left it.
    case app
  }

  /// A reason that the tapped view's own action has no effect.
  package enum Remark: String, Codable, Hashable, Sendable {
    /// A closure: widgets perform only app intents.
    case closure
    /// A view with `disabled(true)`.
    case disabled
    /// An iOS version before 17, without interactive buttons and toggles.
    case beforeInteraction
    /// A compact or minimal Dynamic Island, in which controls don't act.
    case passivePlace
    /// A family that opens the app only through `widgetURL`.
    case linkWithoutEffect
    /// Several `widgetURL`s: Apple doesn't define which URL applies.
    case severalURLs
  }

  /// A part of the widget that a command can refer to.
  package struct Part: Codable, Hashable, Sendable {
    /// The part's text or label.
    package var name: String
    /// The intent's type or the link's URL; nil for a closure.
    package var action: String?

    /// Creates a part.
    package init(name: String, action: String?) {
      self.name = name
      self.action = action
    }
  }

  /// The widget before the tap.
  package var before: RenderedWidget
  /// The position of the tap, in points from the top-left corner.
  package var x, y: Double
  /// The target of the tap.
  package var target: Target
  /// The name of the tapped view; nil if there's none at the position.
  package var name: String?
  /// The reasons that the tapped view's own action has no effect.
  package var remarks: [Remark]
  /// The buttons and toggles, in view order.
  package var buttons: [Part]
  /// The links, in view order.
  package var links: [Part]
  /// The outcome of the intent; nil if none was performed.
  package var outcome: TapOutcome?
  /// Whether the intent brings the app to the front.
  package var opensApp: Bool
  /// The app's reaction to the tap, if the files contain an app.
  ///
  /// The first result is for an app in the background, the second for an app that the tap launches.
  package var openings: [AppOpening] = []

  /// Creates a report.
  package init(
    before: RenderedWidget, x: Double, y: Double, target: Target, name: String?,
    remarks: [Remark], buttons: [Part], links: [Part], outcome: TapOutcome? = nil,
    opensApp: Bool = false
  ) {
    self.before = before
    (self.x, self.y) = (x, y)
    self.target = target
    self.name = name
    self.remarks = remarks
    self.buttons = buttons
    self.links = links
    self.outcome = outcome
    self.opensApp = opensApp
  }
}
