"""The HTML page that is the same as a screen of settings, and the script that changes its language."""
import json
from words import RIGHT_TO_LEFT

FONTS = ('Inter, "Noto Sans Arabic UI", "Noto Sans Hebrew", "Noto Sans Devanagari UI", '
         '"Noto Sans Thai UI"')
CJK = {"ja": "JP", "ko": "KR", "zh-Hans": "SC"}
STYLE = """
* { margin: 0; box-sizing: border-box; }
body { width: 390px; height: 844px; overflow: hidden; background: #fff; color: #000;
       font: 17px/1.193 %s; display: flex; flex-direction: column; padding-top: 55px; }
.header { font-size: 34px; margin: 0 16px 12px; }
.row { display: flex; align-items: center; padding: 8px 16px; background: #f8f9f9;
       box-shadow: inset 0 0 0 0.5px #c8ccd0; }
.icon { width: 28px; height: 28px; border-radius: 6px; flex: none; margin-inline-end: 12px;
        border: 0.5px solid #b8bcc0; overflow: hidden; background:
        linear-gradient(45deg, transparent 49%%, #b8bcc0 49%%, #b8bcc0 51%%, transparent 51%%),
        linear-gradient(-45deg, #e8e8e8 49%%, #b8bcc0 49%%, #b8bcc0 51%%, #e8e8e8 51%%); }
.texts { flex: 1; min-width: 0; }
.title { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.detail { font-size: 13px; color: #6b6b70; margin-top: 2px; }
.footer { font-size: 13px; color: #6b6b70; margin: 12px 16px 0; }
.lines { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
         overflow-wrap: anywhere; }
"""


def html(rows):
    row = ('<div class="row"><div class="icon"></div><div class="texts">'
           '<div class="title t"></div><div class="detail lines t"></div></div></div>')
    return (f'<!doctype html><meta charset="utf-8"><style>{STYLE % (FONTS + ", sans-serif")}</style>'
            f'<body><div class="header lines t"></div>{row * rows}<div class="footer lines t"></div>')


def change(screen, locale):
    """JavaScript that puts the texts of a screen in a language into the page."""
    texts = json.dumps([texts[locale] for texts in screen.texts.values()])
    direction = "rtl" if locale in RIGHT_TO_LEFT else "ltr"
    family = f'{FONTS}, "Noto Sans CJK {CJK.get(locale, "SC")}"'
    return (f"document.documentElement.lang = {json.dumps(locale)}; document.dir = '{direction}';"
            f"document.body.style.fontFamily = {json.dumps(family)};"
            f"{texts}.forEach((text, n) => document.querySelectorAll('.t')[n].textContent = text)")
