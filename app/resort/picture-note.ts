import site from '../../content/site.yaml'
import ui from '../../content/ui.yaml'

/** On the first picture of a page, until the owner has photographs and takes the note of the footer away. */
export const pictureNote = site.footer.picturesNote && ui.illustration
