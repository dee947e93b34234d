import { servePictures } from '../threads/serve-pictures.ts';
import { openRecognition } from './recognize.ts';

// The network computes for a tenth of a second: in a thread of its own it does not hold up requests.
servePictures(openRecognition);
