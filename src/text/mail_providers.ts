/** Domains under which anyone can get an email address. Own list: the packages that exist also list companies. */
const PROVIDERS = new Set(
  `gmail.com googlemail.com icloud.com me.com mac.com ymail.com rocketmail.com passport.com windowslive.com
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.io tuta.com tutamail.com keemail.me
  fastmail.com fastmail.fm hey.com duck.com hushmail.com mailbox.org posteo.de posteo.net runbox.com zohomail.com
  zohomail.eu mail.com email.com gmx.net aim.com netscape.net compuserve.com juno.com netzero.net earthlink.net
  mindspring.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net pacbell.net ameritech.net swbell.net
  cox.net charter.net optonline.net optimum.net roadrunner.com twc.com frontier.com frontiernet.net windstream.net
  centurylink.net q.com shaw.ca rogers.com sympatico.ca videotron.ca btinternet.com btopenworld.com virginmedia.com
  ntlworld.com blueyonder.co.uk talktalk.net tiscali.co.uk plusnet.com eircom.net web.de t-online.de freenet.de
  arcor.de online.de 1und1.de vodafone.de bluewin.ch hispeed.ch sunrise.ch aon.at chello.at orange.fr wanadoo.fr
  free.fr laposte.net sfr.fr neuf.fr bbox.fr club-internet.fr numericable.fr telenet.be skynet.be proximus.be
  ziggo.nl kpnmail.nl planet.nl hetnet.nl home.nl chello.nl xs4all.nl casema.nl libero.it virgilio.it alice.it
  tin.it tiscali.it inwind.it fastwebnet.it poste.it telefonica.net terra.es sapo.pt clix.pt telia.com telia.no
  bredband.net comhem.se spray.se online.no mail.dk jubii.dk kolumbus.fi elisanet.fi wp.pl o2.pl onet.pl onet.eu
  op.pl poczta.onet.pl interia.pl interia.eu gazeta.pl tlen.pl seznam.cz centrum.cz email.cz post.cz azet.sk
  centrum.sk zoznam.sk freemail.hu citromail.hu abv.bg mail.bg mail.ru bk.ru inbox.ru list.ru internet.ru rambler.ru
  ya.ru ukr.net i.ua meta.ua inbox.lv mail.ee uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com
  rediffmail.com sify.com qq.com foxmail.com 163.com 126.com yeah.net 139.com 189.cn sina.com sina.cn sohu.com
  aliyun.com naver.com daum.net hanmail.net nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp i.softbank.jp nifty.com
  bigpond.com bigpond.net.au optusnet.com.au iinet.net.au xtra.co.nz walla.co.il walla.com mweb.co.za`.split(
    /\s+/,
  ),
);

/** Providers with an address in many countries, such as `hotmail.co.uk` and `gmx.ch`. */
const INTERNATIONAL = /^(?:aol|gmx|hotmail|live|msn|outlook|yahoo|yandex)\.(?:com?\.)?[a-z]{2,3}$/;

/** Whether anyone can get an address at a domain, so that it names no company. */
export function isMailProvider(domain: string): boolean {
  return PROVIDERS.has(domain) || INTERNATIONAL.test(domain);
}
