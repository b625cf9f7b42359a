/// The optional methods of UIKit's delegates and data sources, by their base names.
enum OptionalMethods {
  static let ofUIKit = Set(
    """
    collectionView contextMenuInteraction didDismissSearchController didPresentSearchController
    documentPicker documentPickerWasCancelled gestureRecognizer gestureRecognizerShouldBegin
    imagePickerController imagePickerControllerDidCancel indexTitles navigationBar
    navigationController numberOfComponents numberOfPreviewItems numberOfSections
    pageViewController pickerView popoverPresentationControllerDidDismissPopover
    prepareForPopoverPresentation presentSearchController presentationController
    presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
    presentationControllerShouldDismiss presentationControllerWillDismiss presentationCount
    presentationIndex previewControllerDidDismiss previewControllerWillDismiss
    safariViewControllerDidFinish scrollViewDidChangeAdjustedContentInset
    scrollViewDidEndDecelerating scrollViewDidEndDragging scrollViewDidEndScrollingAnimation
    scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom
    scrollViewShouldScrollToTop scrollViewWillBeginDecelerating scrollViewWillBeginDragging
    scrollViewWillBeginZooming scrollViewWillEndDragging searchBar searchBarBookmarkButtonClicked
    searchBarCancelButtonClicked searchBarResultsListButtonClicked searchBarSearchButtonClicked
    searchBarShouldBeginEditing searchBarShouldEndEditing searchBarTextDidBeginEditing
    searchBarTextDidEndEditing sectionIndexTitles
    sheetPresentationControllerDidChangeSelectedDetentIdentifier tabBar tabBarController
    tableView textField textFieldDidBeginEditing textFieldDidChangeSelection
    textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear
    textFieldShouldEndEditing textFieldShouldReturn textStorage textView textViewDidBeginEditing
    textViewDidChange textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing
    textViewShouldEndEditing viewForZooming webView webViewDidClose
    webViewWebContentProcessDidTerminate willDismissSearchController willPresentSearchController
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
