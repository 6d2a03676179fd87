export {default} from '../../Nothing';
