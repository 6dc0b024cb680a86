import { describeFrameSamples } from '../../../testing/frame-samples-suite.ts';

describeFrameSamples({ step: 1 });
