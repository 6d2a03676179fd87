/** The styles of what only the server renders. */
import './ApiRow/somePages.css';
import './ApiRow/somePages.module.css';
import './ChangesField/somePages.module.css';
import './DemosField/somePages.module.css';
import './ReferenceList/somePages.module.css';
import './SignatureView/somePages.module.css';
import './SinceMark/somePages.module.css';
import './TypeTextView/somePages.module.css';
import './somePages.module.css';
