// Swift Testing looks for a module of this name where a file imports both it and UIKit, for attachments of images.
// There are none here: a test attaches the bytes of a picture.
