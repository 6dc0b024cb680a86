import { version } from 'react';

export const IS_REACT_19 = version > '19';
