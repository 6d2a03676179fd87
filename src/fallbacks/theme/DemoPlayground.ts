export {default} from '../Nothing';
