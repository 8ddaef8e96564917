public import Foundation

// Without the Objective-C runtime nothing bridges by `as`. Core Foundation's names stand for the
// Swift types that learners' code casts from and to: `query as CFDictionary`, `kSecClass as String`.

public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFURL = URL
public typealias CFDate = Date

/// What C functions of Apple's systems answer; 0 says that all is well.
public typealias OSStatus = Int32

/// Four characters that name a kind of thing.
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode

// Apple declares it so.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
// Apple declares it so.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }
