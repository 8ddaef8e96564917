public import Foundation

// Without the Objective-C runtime, `as` doesn't bridge. Core Foundation's names are therefore aliases for the
// Swift types in learners' casts: `query as CFDictionary`, `kSecClass as String`.

public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFURL = URL
public typealias CFDate = Date
public typealias CFError = NSError

/// The result of C functions on Apple's platforms; 0 means success.
public typealias OSStatus = Int32

/// A four-character code.
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode

// Apple declares it so.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
// Apple declares it so.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
