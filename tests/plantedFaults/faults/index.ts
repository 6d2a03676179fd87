import type {PlantedFault} from '../fault';
import {REPORTED_FAULTS} from './reported';

/** All faults, by the part of the site that they are in. */
export const FAULTS: readonly PlantedFault[] = [...REPORTED_FAULTS];
