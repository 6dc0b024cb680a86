import DefaultTheme from 'vitepress/theme';
import LiveExample from './live-example.vue';
import './theme.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => app.component('LiveExample', LiveExample),
};
