/// Red, green, blue and alpha in sRGB, premultiplied, each from 0 to 1.
package typealias Pixel = SIMD4<Float>
