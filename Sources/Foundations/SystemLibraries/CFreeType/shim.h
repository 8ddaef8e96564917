#if !__has_include(<ft2build.h>)
#error "Rings needs the library FreeType, which reads fonts. Install it with: sudo apt-get install -y libfreetype-dev"
#else
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_SFNT_NAMES_H
#include FT_TRUETYPE_TABLES_H

// Macros that Swift doesn't import: unhinted glyphs in the font's own units.
static const FT_Int32 font_units = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;
static const FT_Long font_is_scalable = FT_FACE_FLAG_SCALABLE;
static const FT_Long font_is_italic = FT_STYLE_FLAG_ITALIC;
#endif
