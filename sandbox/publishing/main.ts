/** Serves the stand-in for Zapier's developer API until it is stopped, and says how to point `zapier-platform` at it. */
import { startDeveloperApi } from './developer_api.ts';

const { url, appId, deployKey } = await startDeveloperApi();
console.log(`A stand-in for Zapier's developer API. In another terminal:

  export ZAPIER_BASE_ENDPOINT=${url} ZAPIER_DEPLOY_KEY=${deployKey} DISABLE_ZAPIER_ANALYTICS=1
  export ZAPIER_CURRENT_APP_FILE=/tmp/rehearsal.zapierapprc
  echo '{"id": ${appId}}' > $ZAPIER_CURRENT_APP_FILE
  npm run push
`);
