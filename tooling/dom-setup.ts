import { configure } from '@testing-library/dom';

/** For `waitFor` and `findBy…`, whose default of 1 s is too short where code is loaded later on a busy machine. */
configure({ asyncUtilTimeout: 60_000 });
