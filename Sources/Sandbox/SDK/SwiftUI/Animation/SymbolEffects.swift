// Symbol effects move; a picture stands still, so they are accepted and leave no trace.

/// A movement of a symbol.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol SymbolEffect: Sendable {}

/// An effect that plays once or a few times when a value changes.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts as long as it is active.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// Makes a symbol jump.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct BounceSymbolEffect: DiscreteSymbolEffect {
  public var up: BounceSymbolEffect { self }
  public var down: BounceSymbolEffect { self }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}

/// Makes a symbol fade in and out.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}

/// Lights up a symbol's layers one after another.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: VariableColorSymbolEffect { self }
  public var cumulative: VariableColorSymbolEffect { self }
  public var reversing: VariableColorSymbolEffect { self }
  public var nonReversing: VariableColorSymbolEffect { self }
}

/// Makes a symbol larger or smaller.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  public var up: ScaleSymbolEffect { self }
  public var down: ScaleSymbolEffect { self }
}

/// Turns a symbol around.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: RotateSymbolEffect { self }
  public var counterClockwise: RotateSymbolEffect { self }
  public var byLayer: RotateSymbolEffect { self }
  public var wholeSymbol: RotateSymbolEffect { self }
}

/// Shakes a symbol.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: WiggleSymbolEffect { self }
  public var wholeSymbol: WiggleSymbolEffect { self }
}

/// Makes a symbol breathe.
@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: BreatheSymbolEffect { self }
  public var wholeSymbol: BreatheSymbolEffect { self }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

@available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// How an effect repeats.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// How a symbol moves more than once.
  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public struct RepeatBehavior: Sendable {
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    public static var periodic: RepeatBehavior { RepeatBehavior() }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  @available(iOS 18.0, macOS 15.0, watchOS 11.0, visionOS 2.0, *)
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func symbolEffect<T, U>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View where T: DiscreteSymbolEffect, U: Equatable {
    noting(.symbolEffect)
  }

  nonisolated public func symbolEffect<T>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect {
    noting(.symbolEffect)
  }

  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    noting(.symbolEffect)
  }
}
