import { reactRouter } from '@react-router/dev/vite';

// One module that workerd serves by itself, as it does ours.
export default {
  plugins: [reactRouter()],
  ssr: {
    target: 'webworker',
    noExternal: true,
    resolve: { conditions: ['workerd', 'worker', 'module', 'browser', 'production'] },
  },
  environments: { ssr: { build: { minify: true, rollupOptions: { input: './worker.js' } } } },
};
