package import Foundation

/// A finger on a widget that is drawn for it.
package struct TouchRequest: StageRequest, Hashable {
  package typealias Response = TouchReport

  /// Where the finger comes down.
  package enum Place: Codable, Hashable, Sendable {
    /// Points from the widget's top-left corner.
    case point(x: Double, y: Double)
    /// The middle of a button or toggle, counted from 1 as they stand in the widget's views.
    case button(Int)
    /// The middle of a `Link`, counted from 1.
    case link(Int)
  }

  /// Where the finger comes down.
  package var place: Place
  /// The widget as it is drawn before the tap, and again behind it.
  package var picture: RenderRequest

  /// A finger on a picture.
  package init(_ place: Place, on picture: RenderRequest) {
    self.place = place
    self.picture = picture
  }

  package var erased: AnyStageRequest { .touch(self) }
}

/// What a finger did.
package struct TouchReport: Codable, Sendable {
  /// What lay under the finger, by the rules of the family and the iOS version.
  package enum Target: Codable, Hashable, Sendable {
    /// A button or toggle whose app intent is performed.
    case control(intent: String)
    /// A `Link`: the app opens with its URL.
    case link(URL)
    /// No control or link: the app opens with the widget's own URL.
    case widgetURL(URL)
    /// No control, link or URL: the app opens where it was.
    case app
  }

  /// Why what lies under the finger does nothing of its own.
  package enum Remark: String, Codable, Hashable, Sendable {
    /// A closure: widgets perform app intents only.
    case closure
    /// `disabled(true)`.
    case disabled
    /// Buttons and toggles came with iOS 17.
    case beforeInteraction
    /// The family opens the app with `widgetURL` alone.
    case linkWithoutEffect
    /// There are several `widgetURL`s: Apple calls it undefined which one wins.
    case severalURLs
  }

  /// A part of the widget that can be named on the command line.
  package struct Part: Codable, Hashable, Sendable {
    /// What it shows or is labelled with.
    package var name: String
    /// The intent's type, the link's URL, or nil for a closure.
    package var action: String?

    /// A part with its name.
    package init(name: String, action: String?) {
      self.name = name
      self.action = action
    }
  }

  /// The widget as it was tapped.
  package var before: RenderedWidget
  /// Where the finger came down, in points from the top-left corner.
  package var x, y: Double
  /// What lay under the finger.
  package var target: Target
  /// The name of the view that was meant; nil where a point was given and nothing lies there.
  package var name: String?
  /// Why nothing of its own came of what lies there.
  package var remarks: [Remark]
  /// Buttons and toggles, in the order of the views.
  package var buttons: [Part]
  /// Links, in the order of the views.
  package var links: [Part]
  /// What performing the intent came to; nil where none was performed.
  package var outcome: TapOutcome?
  /// True where the intent brings the app to the front.
  package var opensApp: Bool
  /// The app that the tap opens, where the files hold one: as it waited in the background, and as it was
  /// started by the tap.
  package var openings: [AppOpening] = []

  /// What a finger did.
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
