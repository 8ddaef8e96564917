/// An iPhone's screen size, which identifies devices in Apple's tables.
package struct PhoneScreen: Hashable, Sendable {
  /// The portrait size in points, such as `393x852`.
  package let name: String
  /// The models with this screen.
  package let models: String

  /// The default screen for pictures.
  package static let usual = "393x852"

  /// The screens in the “Specifications” tables of the Human Interface Guidelines for widgets, widest first.
  package static let all = [
    PhoneScreen(name: "430x932", models: "iPhone 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus"),
    PhoneScreen(name: "428x926", models: "iPhone 12 Pro Max, 13 Pro Max, 14 Plus"),
    PhoneScreen(name: "414x896", models: "iPhone XR, 11, XS Max, 11 Pro Max"),
    PhoneScreen(name: "414x736", models: "iPhone 6s Plus, 7 Plus, 8 Plus"),
    PhoneScreen(name: usual, models: "iPhone 14 Pro, 15, 15 Pro, 16"),
    PhoneScreen(name: "390x844", models: "iPhone 12, 13, 14, 16e"),
    PhoneScreen(name: "375x812", models: "iPhone X, XS, 11 Pro"),
    PhoneScreen(name: "375x667", models: "iPhone SE (2nd, 3rd generation), 6s, 7, 8"),
    PhoneScreen(name: "360x780", models: "iPhone 12 mini, 13 mini"),
    PhoneScreen(name: "320x568", models: "iPhone SE (1st generation), iPod touch"),
  ]

  /// Returns the models with a screen; empty for an unknown screen.
  package static func models(of name: String) -> String {
    all.first { $0.name == name }?.models ?? ""
  }
}
