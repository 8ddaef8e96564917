import Foundation
import UIKit

/// Tracks the views that an app uses to cover its windows when it leaves the foreground.
@MainActor
final class CoverWatch {
  /// A view or window that the app added while it left the foreground.
  private struct Cover {
    weak var view: UIView?
    let name: String
    let call: String
    /// Whether the cover filled its window.
    let wasWhole: Bool
  }

  private var covers: [Cover] = []

  /// Returns the visible views, to find the views that a call adds.
  static func views(of windows: [UIWindow]) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var waiting: [UIView] = windows.filter { !$0.isHidden }
    while let view = waiting.popLast() {
      found.insert(ObjectIdentifier(view))
      waiting += view.subviews.filter { !$0.isHidden }
    }
    return found
  }

  /// Records the views that were added during a call that takes the app out of the foreground.
  func note(_ call: String, before: Set<ObjectIdentifier>, windows: [UIWindow]) -> [SceneRemark] {
    let present = standing.count
    var waiting: [UIView] = windows.filter { !$0.isHidden }
    var added: [UIView] = []
    while let view = waiting.popLast() {
      if before.contains(ObjectIdentifier(view)) {
        waiting += view.subviews.filter { !$0.isHidden }
      } else {
        added.append(view)
      }
    }
    var remarks: [SceneRemark] = []
    for view in added {
      let name = String(describing: type(of: view))
      covers.append(Cover(view: view, name: name, call: call, wasWhole: Self.isWhole(view)))
      if let image = view as? UIImageView, image.image == nil, image.backgroundColor == nil,
        image.subviews.isEmpty
      {
        remarks.append(.noImage(call: call))
      }
      if let effect = view as? UIVisualEffectView, !(effect.effect is UIBlurEffect) {
        remarks.append(.noBlur(view: name, call: call))
      }
    }
    if let last = added.last, present > 0 {
      let name = String(describing: type(of: last))
      remarks.append(.anotherCover(view: name, count: present + added.count, call: call))
    }
    return remarks
  }

  /// Returns the problems with covers at the end of a step.
  func remarks(isActive: Bool) -> [SceneRemark] {
    var remarks: [SceneRemark] = []
    if isActive {
      let left = standing
      if let first = left.first {
        remarks.append(.coverStays(view: first.name, count: left.count, call: first.call))
      }
    } else {
      for cover in standing where cover.wasWhole {
        guard let view = cover.view, !Self.isWhole(view) else { continue }
        remarks.append(.staleBounds(view: cover.name, call: cover.call))
      }
    }
    return remarks
  }

  /// Returns the blur effects in these windows that aren't visible.
  func fadedEffects(in windows: [UIWindow]) -> [SceneRemark] {
    var found: [SceneRemark] = []
    var waiting: [UIView] = windows.filter { !$0.isHidden }
    while let view = waiting.popLast() {
      waiting += view.subviews
      guard let effect = view as? UIVisualEffectView, effect.effect is UIBlurEffect,
        let faded = effect.fadedView, faded.alpha > 0
      else { continue }
      let cover = covers.last { cover in cover.view.map { effect.isDescendant(of: $0) } ?? false }
      found.append(
        .fadedEffect(
          view: String(describing: type(of: faded)), alpha: Double(faded.alpha), call: cover?.call))
    }
    return found
  }

  private var standing: [Cover] { covers.filter { $0.view.map(Self.isSeen) ?? false } }

  private static func isSeen(_ view: UIView) -> Bool {
    guard let window = view.window, !window.isHidden else { return false }
    return !view.isHidden && view.alpha > 0
  }

  /// Returns whether a view fills its window, or a window fills the screen.
  private static func isWhole(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    if view === window {
      return view.frame.insetBy(dx: -0.5, dy: -0.5).contains(UIScreen.main.bounds)
    }
    guard let frame = view.frame(in: window) else { return false }
    return frame.insetBy(dx: -0.5, dy: -0.5).contains(window.bounds)
  }
}
