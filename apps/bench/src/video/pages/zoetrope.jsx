import { Video } from '@zoetrope/react-components';
import { createRoot } from 'react-dom/client';
import { playerProps } from './player-props.mjs';

createRoot(document.querySelector('#root')).render(<Video {...playerProps} />);
