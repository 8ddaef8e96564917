import CryptoKitStandIn
import Foundation
import Testing

@Suite struct CryptoKitTests {
  private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func hashesAgreeWithTheirStandards() {
    let text = Data("abc".utf8)
    #expect(
      hexadecimal(SHA256.hash(data: text))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      hexadecimal(Insecure.SHA1.hash(data: text)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(hexadecimal(Insecure.MD5.hash(data: text)) == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test func aHashMadeInPiecesIsThatOfTheWhole() {
    let text = Data((0..<200).map { UInt8($0) })
    var hash = SHA256()
    for start in stride(from: 0, to: 200, by: 37) {
      hash.update(data: text[start..<min(200, start + 37)])
    }
    #expect(hash.finalize() == SHA256.hash(data: text))
  }

  @Test func anAuthenticationCodeFollowsRFC4231() {
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8),
      using: SymmetricKey(data: Data("Jefe".utf8)))
    #expect(
      hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
  }

  /// Test case 4 of the paper that defines the mode.
  @Test func sealingAgreesWithTheModesTestCase() throws {
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let text = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39")
    let data = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let box = try AES.GCM.seal(
      text, using: key, nonce: AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888")),
      authenticating: data)
    #expect(hexadecimal(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
    #expect(try AES.GCM.open(box, using: key, authenticating: data) == Data(text))
  }

  @Test func whatWasChangedDoesNotOpen() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("secret".utf8), using: key)
    var combined = try #require(box.combined)
    combined[14] ^= 1
    let changed = try AES.GCM.SealedBox(combined: combined)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(changed, using: key)
    }
  }

  /// With the first byte wrong, no last byte makes up for it.
  @Test func everyByteOfTheTagCounts() throws {
    let key = SymmetricKey(data: Data(repeating: 7, count: 16))
    let nonce = try AES.GCM.Nonce(data: Data(repeating: 9, count: 12))
    let box = try AES.GCM.seal(Data("secret".utf8), using: key, nonce: nonce)
    var tag = Array(box.tag)
    tag[0] ^= 1
    for last in UInt8.min...UInt8.max {
      tag[15] = last
      let forged = try AES.GCM.SealedBox(nonce: nonce, ciphertext: box.ciphertext, tag: Data(tag))
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(forged, using: key)
      }
    }
  }
}
