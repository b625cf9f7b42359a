// The files that the program carries: a bundle of resources would have to lie beside it. This is the one
// list of them, in the order in which a page has them: while a script runs, it can only use earlier ones.
// Its functions may refer to later ones, because they are called afterwards.
#include "CResources.h"

#define BEGIN(name) \
  const uint8_t *name(void) { \
    static const uint8_t text[] = {
#define END \
  0 }; \
  return text; \
  }

// The scripts that make elements, unpack the page's lines, describe rectangles, and read what items share.
// They depend on no others.
BEGIN(plumb_sharedElements)
#embed "../Reports/Page/Resources/dom.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/packed.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/geometry.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/shared.js" prefix('\n',) suffix(,)
END

// The scripts for the state, which needs the page's `Choices`, and those that listen to it: for pictures, the
// divider between two pictures, showing two pictures in turn, keyboard shortcuts, the theme, what could not be
// tested, and the facts of the run.
BEGIN(plumb_sharedControls)
#embed "../Reports/Page/Resources/state.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/pictures.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/swipe.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/flicker.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/shortcuts.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/theme.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/problems.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/run.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/roving.js" prefix('\n',) suffix(,)
#embed "../Reports/Page/Resources/overlay.js" prefix('\n',) suffix(,)
END

BEGIN(plumb_sharedStyles)
#embed "../Reports/Page/Resources/colors.css" suffix(,)
#embed "../Reports/Page/Resources/controls.css" suffix(,)
#embed "../Reports/Page/Resources/pictures.css" suffix(,)
#embed "../Reports/Page/Resources/problems.css" suffix(,)
END

// The page of `plumb compare`. Its model is the page's data, and the choices that a reader makes.
BEGIN(plumb_comparisonBody)
#embed "../Comparison/Page/Resources/page.html" suffix(,)
END

BEGIN(plumb_comparisonModel)
#embed "../Comparison/Page/Resources/model.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/choices.js" prefix('\n',) suffix(,)
END

BEGIN(plumb_comparisonScripts)
#embed "../Comparison/Page/Resources/frames.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/highlight.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/visibility.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/zoom.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/matrix.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/grid.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/filters.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/findings.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/inspector.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/stage.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/keyboard.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/printing.js" prefix('\n',) suffix(,)
#embed "../Comparison/Page/Resources/main.js" prefix('\n',) suffix(,)
END

BEGIN(plumb_comparisonStyles)
#embed "../Comparison/Page/Resources/frame.css" suffix(,)
#embed "../Comparison/Page/Resources/grid.css" suffix(,)
#embed "../Comparison/Page/Resources/panel.css" suffix(,)
#embed "../Comparison/Page/Resources/stage.css" suffix(,)
#embed "../Comparison/Page/Resources/print.css" suffix(,)
END

// What the page of `plumb preview` has besides that of `plumb compare`.
BEGIN(plumb_previewBody)
#embed "../Preview/Page/Resources/preview.html" suffix(,)
END

BEGIN(plumb_previewScripts)
#embed "../Preview/Page/Resources/focus.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/query.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/mistakes.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/live.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/library.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/chooser.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/details.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/marks.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/editing.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/grips.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/canvas.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/tree.js" prefix('\n',) suffix(,)
#embed "../Preview/Page/Resources/start.js" prefix('\n',) suffix(,)
END

BEGIN(plumb_previewStyles)
#embed "../Preview/Page/Resources/preview.css" suffix(,)
END

// The page of `plumb test`.
BEGIN(plumb_snapshotBody)
#embed "../Snapshots/Report/Resources/page.html" suffix(,)
END

BEGIN(plumb_snapshotModel)
#embed "../Snapshots/Report/Resources/model.js" prefix('\n',) suffix(,)
#embed "../Snapshots/Report/Resources/choices.js" prefix('\n',) suffix(,)
END

BEGIN(plumb_snapshotScripts)
#embed "../Snapshots/Report/Resources/visibility.js" prefix('\n',) suffix(,)
#embed "../Snapshots/Report/Resources/filters.js" prefix('\n',) suffix(,)
#embed "../Snapshots/Report/Resources/views.js" prefix('\n',) suffix(,)
#embed "../Snapshots/Report/Resources/review.js" prefix('\n',) suffix(,)
#embed "../Snapshots/Report/Resources/list.js" prefix('\n',) suffix(,)
#embed "../Snapshots/Report/Resources/facts.js" prefix('\n',) suffix(,)
#embed "../Snapshots/Report/Resources/stage.js" prefix('\n',) suffix(,)
#embed "../Snapshots/Report/Resources/accept.js" prefix('\n',) suffix(,)
#embed "../Snapshots/Report/Resources/keyboard.js" prefix('\n',) suffix(,)
#embed "../Snapshots/Report/Resources/main.js" prefix('\n',) suffix(,)
END

BEGIN(plumb_snapshotStyles)
#embed "../Snapshots/Report/Resources/layout.css" suffix(,)
#embed "../Snapshots/Report/Resources/list.css" suffix(,)
#embed "../Snapshots/Report/Resources/detail.css" suffix(,)
END

// The names of system symbols.
BEGIN(plumb_symbolNames)
#embed "../Symbols/Names/Resources/names.txt" suffix(,)
END

BEGIN(plumb_symbolRenames)
#embed "../Symbols/Names/Resources/renames.txt" suffix(,)
END
