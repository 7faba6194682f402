"""Learned weights, made by `python -m tools.research.learning`.

The network's numbers are of 16 bits each, in the order in which `boards.square_weights` reads them;
the sums of its layers are divided by these powers of two.
"""

CHANNELS, BLOCKS = 16, 2
SHIFTS = (4, 6, 6, 7, 6, 7, 6)
NUMBERS = """
kN;!<5dbOxyZ_q%)BqX)kpSEO@BUN&R{tRX8~@w?j{p<^a{$r*p#PHqDga~v&i_9E`u~#v0{}<>VE|JAbOA{KVgO_SKmfM&Jpf
|>M*t51AOZgWLI6epLI98eHUKsNS^#kXl>bctNB}tim;l!QhX6nTH30Yj;Re<JAplAM=KszA)BgnkdH{3)N&rRxYXC|B!v7Ed)
&DsFDF8bF@BeB54**aBN&*`FMFKtnW&rj7#{TU8E&%)g^#67L3jihno&U)HWB|keqyGQ^1^~VQ1pxE^t^X$gR{tLWrT@GC%m3#
9r2oeMrT_2$XaM&Aum9Bl(EpqN=>Hc0(Eon`J^x?;*Z<P~DFK)R9Ra-lDFC4W=>LxZ@&DBS1OT1?>;KvRY5?E>wgTAzhyW}AUj
eiLMgbxK+W&I_eEk#w?*C^14FZ7z9s-vDOaS@-Bm>p}U;yj?=Kp{I{r}_t5&%^Iviev6Apn*D_5K_DF#mS|X#hh2zx^QqV*u&@
zW;Fm;s4hEv;T4cFa9+EeE%{4cmZz!jscGVg#V%fbpTTWD*!+M<pB`^=K*X0$^R?>W&PFvum2PPd;oR-c>p*7hW{4;JOU*EjQ^
ScQ~}2WZvlS)u>bl0Mgr^qqyO&zW&p4LQUDnMt^eu&cL3x6lmE^Ca{;IJZ~?IY3josm5&%N{902eCjsXz*fC1(Iq5tv!KLE}Dm
j4a__WyYQhW{-9^#5Z1^Z)YwBmgP^QU0z08U7>y;QzAzEC9^@X8`N}O8-m%s{X+L>;EtS)&DF2;{OZ)xd7Mz!2lHiCjh|z#{H!
KC;%n^4gmZ92>=rS(f@1!#r|Ia&;P9dkpCk8eE-J(;{PxIQu*2b!v6&U6#v};0{;gA$N#ne&H%;#QUKro-T#{Z-2eRl>Hix5as
TZ9Jpe!e+y5p17yvf_>j10&!u;L;B>`suR{l-@O8%GtEC5#ki~vCZg8)+ifB#(od;e7cY5+0+t^i2?SpY2n8v!-`y8uf7lK^V}
765qvoB%igT>l#YTmMx64**gC?Enz~;QzP(WdDZ%fd7gArT<d`mi<Eln*X@}qyHrUjQ^$o^8c0q?*Ll>8~|Ma?*Og=xBzniZ~#
vMw*3|XW&n)=sQyp_#Qu^2T>#hs>-@O@XaITuO94dzHUVn@qW|3hjsV*L&HteQe*hl=u>iRM7XhIH{04mjYXHdrng6)}(ErN-8
vt$qGXZ=6O8~Y1z5h=Du>Z;bTLHZQ!~(qlTmi)b<poLw1qKZR!vKH)Tmg6h{Q&I$Q~+QAP5{jRkN@odECBKUV*ecf2LOEm@BdN
%!Tv)4V*fk<y8a>m#sB;Oo&O#Gl>ZU{RRAmi!~e|xECBca(f<$t9{+Lxk^wgW^8Ql*&ja)RqyuCC5&t{_D*?X(82|kL?f(n_tN
#Q5jsXq<E&_W2I{{SykpX!Dc>zHH(*JJ$X#cGJ008Fz_yIHn7Xm5)4*_!l)d3O#;{cEU(*L0X$^X{>7XVfKIr@M6RsabC@%wuG
0Q@5Y!vMPf+4+3`)c_U%;Qwg>;r|H$C;;C93jqrO5&)M0;sT5WX98dWH2^LFdjo#}gaAANS^|><?gFv^>;F;#w*b%p5CEwEfd4
B1djF39=>H=Eb^<&Cs{gkCtOC>mivq3xMgV34^#N7_H~?z@9seW$9RFPZ!2c}(XZ;EQrvKajEB-b9`~CI*O#iI?^Yaz{UH=>ai
2fD-b^a*;Z~yE6W&Yv+RR5j-(EYRiT>s|&*8q6|Q2CbuNC4^o8~|qkDgOijbO9Cs$oR+rF#+TLrv6(0tNuFv%m3~FiU02Z(*Gp
@MgiCXA^{)(OaP1l7XM)ZUI5|$ar^N9m;2xU-2XuTy#6x(;{QeeIRGdA4FEU)F92frnfO8Y7yyg_qygpw5(3l!WdQE}?Eg3axB
%Gx8UXM8001ZdPyj3dqyG;87XUH<1OW2=`2U#zHv;+nngaCwMgr;pvHkA;t^G&=vH<J=3<2~2nE?I&ZvU44QUA>U1p!_Bw*7+q
=>SjzlLNv5SOm%g1Oc)9-u%1#vjEEfO#dnVN&o8q<Np=_a{ulB@c(ZB;{OT$<^Nv*asQD2bpeO}zyDAG%KtI`)Bjok<Np@`P5%
P`%>Uy5DFBxM9sub7+W#d1Gyot0-2X5C8U|GW5e7T|)BgYgfdK3P&;JGhHUK36GXMerQULk@;{O8yP5=}DJ^)?*iU1b?bN`n9h
yTL<kpDdZ4gebeAOQdW7XXF;|Nn~sCIBq}KmaxYR{%Evp#Q`EOaHh2%m2Lpt^eT!kpIO0@BcIZq5mKM+yCwVXaFApXaMs64FJO
bt^c|I4ghQby8sjb$^d5o_5j8J4FJdh6ajJonE-bHi2z#w_W!Z}hySnt2LM_C{{MIY>i<Uo0sxf%8Ueij0sssDU;y&}VE`2W-v
2EBY63j}-T(Ce-v7n`?f(G)PXK8Dss4}u9st(>2LhV`3<A;sJON1ol>l4;HUZ%PI|2RwO99US3jikoRR2c+9RMQ$8vqsn2LJ;A
vH!;Z>jB;WqW_BkQUh%TS_5|g0{{#F5CHT4@&AGV+y4{*+5de2{r;H$CjiL*0RJ5SVExzsUHw!4ga4@iA^p7nZvR^U*ZuncZ2k
NGV*fJ#`2TzVS^p3KRRCWANB}4RhW|$Yr2Rzyg#Rx86#lUP`TaHjga3a2!2NRnqyK6EX#i~ib^vSuGXQD;x&TxFKmZc}Edam&H
2^38-T)^8XZ{uf`T!aLpa6&eh5#J^?EiKEumExZ`2SV_0stcbM*!LX-u`(0R03K4*ZyPtKmmIH!2vM*W&b?>ZUKM%;s3(_fdD!
I<N&k&7XV)XMF2zq|Np=LME@H3NB_tFCjbKgdj|9WCIIFCq5wYwtpL{l9{|PxjR4O8F#sq4T><m}cmY2E1^__<h5>*A{r^P&p#
H=9sQxAY!T-Phy#Dq6z5fOP?Eo?W!2kmQ8~_FYivR%tK>%R@>i^CF=>H%9y#T`iVgS(qlmK4<=>B>Gmi|-#0RY(lO8)i#DFA2y
WdMo*UjS_Y69C%*H38QF1OT)C&i&)~!TrDfD**lhNdV~qC;(jmtpJYzmjGq}mj8|aI{=jboc}@qv;VpO^#30Kl>k%#k^XQ1jQ}
qIum9Ko=>J6k)c=V8c>taNy8kBtqW_}+iT^VImH+txBLLk2p8rz-OaSl%aR6EXaQ{pKm;YJ<jsG|R;QwC#3;;O*qyQ@dOaVLsl
>p`c@BbA5;Qt{2Q~s&_wf?vLXa2eWAOB?mXaDB^ZUA=zUIBmtq5uE@82`}&YW`aQZ~S2X$@*6Qko?g8lm43kk^T<<gZ)_kV*w5
RX8ol9`vAcM1_A8<4FKE!1pm?h@BeK9tN_seumFYujR8>sLIGC+h5=sz*8sc!!~l2!`~R8$rv9}57XS<Z!~h@w!~kFb82>H#`u
ZpMKL3#ajR123;sCP$7XQfi4EwbA{{B(_00A%n4FQb*!vDSg;r*ok!T%!woB(qD<Nzc9nF3h^F#ELxQUYNBp8p8@9spVZJpYaV
2mUVrLH`Z`c>j|BssH)_rvLr^ivq^}jsI5xegh{9odYca{QvO%!vZk=5dhHvC;!I)qW`J^NB`^nAOC^<n*Uh;5&DPx@%b(P*#8
OuSON9_0RX7~p!sI}Z~FZHuKzdv_5Kz8tp6qeJOHZ!PXHqTZ2!{y9r_ggfd44|hWy?582l*yPyi<VOZwvcdjLoPi2x!2xd2=M=
Kn|nxB#O9@Bb+Qj{!CSe*rH6A^>d#-TbBnZ~#vMp8-_>gaKv&2LP`EIROX)<NqQ6N&ve5ZU5r`_4^+EjQ~^rar@`@T>ysyodCu
6fcp^soC3Z6)B7a<766R^3IV_W8vvXDt^c0@B><BD6Z_u?y!zJvSO04O(gtGyTK@n5S^!xCaR3AWPyks0`2=SHVgR-P{sIySrv
mK&O8|HPTLM`CQ~;Fz&jQ2wD+6`?w*T1tYWXw$zW=%ZKme!!L;#2XtN#cAWdY^@@BeWCO92D{2LUnw^Z!=_^8+IU-2Zz3jsHpl
d;c^5_y3ju@c!KY6#zg01Oa0I0s-m&<o<{OaRMy?z5et3=KfpzwEhkK7yldpG6M7e5C7Z$y8vMS=>Px#%>Cg1^8XnBI{&r*ssH
i+9RJS)4FJ0T!v6#S1_0InjsGtIK>pVQEB-qF(f?=um;WRH)c+3v8URcH>;V4&FaXE^t^g$f2LLkw3;+iJ{{Y<pBLEEn3<16Xr
2h>7TL0nz*#0E`0{}$;694r8t^2tD!u`bn8URE99RR!kxc^E4Y5?W`zyI?9vi|P>2mpfs9RGm*ssGXc`~JfHJpGCP^#57^p#3B
O+y65F`~MICFaxyz>Hm=a>;kj?)&AT6N&dM0hX7>%Dgb-`ivSt`TK~uYi2#KEE&%fXw*Te-|Nj>N695nZeE<jmd;ov{^#4l$y8
vhb6a6Xx5&!l7ru~`#_5XzcQTz)4{QtTCF#tLM_5o`FJpi=;Ui~EjM*;r-Wd8jBB>~m{1OUbV<N&e%!~oj=*#M0HKmZs3%m4oW
x&QnBIsp3rwg5>0$N-H0H2??zvjC6)U;x(tSpa(gOa2A`7Xak`LjNuR901w>F#tvY*Zj}_>i@v}nf~to?*YC4YXRl|G65I>;Q#
FZ(Exw{C<DU(5d%2>{{ImG002S&-2a~cT>~iqCj@2w3<2B!-~Ye=mH^xT9{vFUu>R@)B>^l1#{aAXU;*F%9RMHz>HjPM?Enk}F
#y#AKLMlv^#1k#)BflGQ~x3X*8kf89RE-M9RAk-$^Etd1pwgxD*zAxHvr52-v0mp?Ee4$LjMf`^#29{ivPI(z5mz$CIrs^6afS
NzyEarF#<XO9{|Ar`v3R;qX1F=>i;GG7Xe@ZKmXbP7y!usH2?(w_5X7J8~{cCw*M~xzx)FKF97KO9suC~+W#K@?)$d?JNzd8`~
O(~B>=4d8vvXClK|`gbpRUw>i=H;_5bqy9RTA0F96m5*Z=hY+5bTQ1pwCmssAzmLjdIe003nF1_6Ko5&$Xy=>ewyBLUa{Y60E<
@&D@o5dZ=J(*JY-)&Um)c>p*5H3CNe2mk^BYXWos-2v_Y&;$DZqW`)4Gyt^&oBtgE!T%Qk7XS$WkpGAM%Ks?+75}6E(*f519Rg
tg*ZnO2_Wy1EJOG;gg#YjV7yn59z5PS~3;-bh5CGBrF#pN_Q2)IBC;s05NdN=?rvRn@8vx}0MgW-q!2gZ^CIF=W`u|7(H~<;|7
69`9t^er%w*T(`;Q!hGMgY|R`~STEH~{Yey#GZ2L;$n@@c`-n6akz6+5ZRt{Qs8#ivLFc;r}`SX8?--9snW$@c)AV9{_3q>Ht9
i4grS%UH}6D!vEL+Q~=@sdH^v1g#ax8#s9kiMgX?}uK!#B4*@#>YXKMl6982J4ge7V3IIm{NB|H37Xa@6F8~Gr4**L5V*vL5Lj
Xwt2>@UK?*I4yC;)Z<!v8A&BmqJI*8P0{tpGIuE&$^EPyn$1h5$hTjQ&&q{{Hy=LI89AKLCFIFaW*(*Z!&he*Yl=^#A++e*fS9
rvJGA*8d*>@&D`p5CFLU007ee^#Az(>;L)xwg1ikF8~_=Q2*NhEdTBQQUAODO#rR`2mrSK^8d;IMgQ6VDgW62EC6`_ApkW1`v1
ZIzy8?&z5XBod;iY=y8r(FZvWB$Wd08TQ2xRHq5pjUFaUr5!T$*WUH&Wp3I6l{e*Y2x_y1M^ivK|XHvr`SX8<Vx+W$ZQ2>?3(`
2WcN<^Kc#769)5Hvp9X?EgjoNdQU!TL2yaG5{n1F96X0F#ziSE&#RvdI0|aTmTsW3jhKDNC4CS#Q#J9H2~HBFaY}h`2Uyx1pv_
hF#w<c*#Ecx-2UPJwEr~#>Hn?(bN|@?Ljd^yQvj*|!T&A*J^+OPvj1=YUjR7(t^k4m3jp>1=Ks?F1OV{=-T%h_vHw5-wEw98Nd
UqBt^X|m1pxT}HURSf@Ba$`<p2Kv_WwBmxBo2w!~YNfwf}Jd3;>k?3jpZ<DFD^~K>!Z`Jpds98vt7X1OO-iB>>F-=>IhU;{Ou=
D*$i*yZ;^l!~V|y3I8_$e*n_{B>*=6uK+m!ss7#nfB$^|EC1jB1puf1KL1$&kN+D0od0eB1OT@I!~dHAIRH=qL;%VE-T)K;M*#
W&+W&9?YXGtU#s3-r=Kq!eXaEra>i-G=Apqk40|4OvPXOxvL;(5!GXU@Z0RT$?_Wv3HZ2%enH~<m=8vxY*Hvk6!Gyn(yBmgA<q
W^{emH$xxcK_r5(f<tq5C97R8~>sI0|1==Gym5AB>)2e5&+Zx#{k9vMF4sLtpKM083GLfp#i`EApq+CDge^|-2Zz5y#m?-3IoO
hssQu<=l`kyIRKUb6#&Ekz5l-evjF`6*8eO3k^sd22mrwU_5b|;k^jvA_5eKrIscddSOD$+NdS2O1pwjyDF8eGkN;o)m;Vg_!T
&J;_y55Ew*L?S69E4I!vE+0_5b$&mH+hr;Qv?v@c**^RsiPz4**F3m;iwPKmQs376H-!GXNw2IRHEWE&rDPSOEP0b^rwcE&vt)
N&t@lbN?Fv!~YuqUH>5f3IH7dk^jj5^8eHS;r}fF!vBo_ssFnFzyB5heg75!{QnpL`TunP)c?5ut^ZR0lm8X}EB{FUV*e@tIRG
61*#H0kx&Vd$ZU3bI@c$72`2WKH?f=aG{{G?rX8&~mU;nfKbN>PWcK_-CB>)%z)c?=_#Q*33BLC_CFaO2>aR12vwEwvOBL5QrV
*o4wu>b}D_y2_drvRG&BLLa|^8e}o`~Ug>7XX_7wgBn>TmT0EJpdR0WB_3Rt^kz(CIEW>LI6+x*!|7@(fuC&?*G64000*N{{O!
HjQz;{&i%msM*x2R3jo>w+5f=+%>bAH)c>0RSpppc9|OSx(gN}S3;-<vDFEUB8v!^0B>{>79RZ*KJpi8o0RS!l8vx(`K>#-ZB>
<EEsQ<|SC;;XE<p0<IDgd_sEdXTy9ss=l&HtbO@&60}s{cs<F93l6Jpk?hAOK7N0RXrFSpfV1=l|FLKmhsw`u{Tk1pqz(u>W8H
w*O=R2>?X^5CEqD5CG->DFEvKoB!$kJ^lIpqy69gHUPr^>;D4)<Nu%im;P@4l>YJlQvWjmG5{a|=l**DX#d^+y#EydKmhpw{{P
hfUH~%y?EnA&-T(IgZUBV<%m1MOT>$g{%>TpxgZ~@=-T!+4Ap67s4gm81^8U~Q!T;+2s{-@<wEzD9um2$cL;x`WD*qY(>i<Fjg
!ohd_W$(%egNhF_x}z6KK(WT697N}G5-<*(*F?vpaDw&1ON*F6aH`j!~ZV;gZ~8s000F5_Wn!%_Wuz8djAdr1_1E??f{$m;{PN
7ZUc?~O8|}jWC88~8~{E6r2x7C1_09ke*en>^Z``>c>o##9snZ%8~_^t0RSBUAOI);8UXnJ4gmQ7^Z(TU^#A$)9{~9O0{|uf1O
Ng6-Twdp`~N2Z{{Qp;>;Llq;s5#n;s5mi<Nx;m6aW_h695kY2LKTO6#y3i6afGK0RR91900KY902_P2>|{7^8fw+|Nr{``~U6#
^Z)$+{{Q^{B>?>Y0ss&I0|4p&*Z=7M?f>)t>Hp;a*#GAL^#Aey^8Ww;0ssL34genj3jhWH4*&-M9snHx9{>aZ9RLIX9{?o)9st
MxDFDI$0|3DP1pxd1BLMCH4gmB24geeg%KsVw{{Q~}|Nj;M3IG@Y?*GjH@&E1r<^S&g1OONS0{{~ME&vk%0|5U20s!#;@&EGw4
ge?s2>|Z@^8fY!@%y0%8vtJi9sH300r}7aJO@_(;r>(m2mtm1IR9AuMF2Da1_0Lo-2Wv21OO)h@Ba+|=l?DM<^RL~<NyEv695A
M3;_NA{r~j;`Tz9)0083u^Zx+=CjjaH`2P$52>?9+?f)PE4*&@O2>>1d7y$ME2LLSq^#2n8>HpaO@&5z>4FCxM?*Hun{Qn355&
$It0RZ>^?*Hij1ppiX`2Y3){{KV(3IP89|NsC0`TzC*2>|o|1OWE`;{WXbA^_w67yvi`0RZ#={r~F!^#9=h=Kt;g8UW}2=KtUS
0s!a#{r~m<0RZU#1pp5KAprdU3IGQH00031008^{`2YF;>;L}$_W$bt000317Xb7B{r}_t;r|@~7yu0bVF3024FKx@4*(7T1px
d1)c*<q>i<Ci4FCWD?f(=22LSs24*=2s?f?1z{r~j;{QnF91ON&E1^^2H?Emfm_5Tw9_W#WP`2Pd|000dD0RRO6@c-ri`Tytt2
LSK?KL8s5<^TBq{QngI`u`jN?f)VG=>Hx7{{IgE7XbYK0{|ZY3jp8${r?vL|Nkcd8UO$Q4*>oD^#9}kIRF9x`Tz9)^8fMw`2QO
K@&EJx1ON;G`u_<40stET0ssX7;{Uw=3;@>u`~Nin3;+ZGLjWEC@BjS&+5Zjz=>I(c@Bah<4*&}Q_x~9H0Ra8~?*9n@6#(M@1_
1T{8~`T(o&+QRCIdSF=>Q!65&sVc1OQtCItF0@o&x&>WBIfG2LQbP`2X1d^Z)7p-~Yk?&Hvi}cK_J_B>)frCjc`58vrf<0RY_p
5CGW!>Hp;a3;+oL>i-r15dawg^8dB}@&6_O762vy3;;s_4*)L!b^tB_1^_((2>>GiNdPAR5da|o762*$E&wY4|NjgC|NjgCM*t
20000^Q|NkTaivK164gi1u3;-qoqW>rWFaX^DF96*C4glf*=>M+&$^Q=kGyo3(A^`3GBLENpD*z4v{{P?q{r}$oaRA`|3IOH*3
jpN*|NjC2@c;P#{{IXB5&-T0=>PTq;s441GXT;5?*A$P^ZyJ0*Z&Lv2>^8e0RS`rBLFf0`u`RH`2Pn0<Nx9R#Q)&``~Us_3jqB
81^`U}1^@#9761hR=nED1E%tW=?EF;!hySDl^8?!ahXm30<`lyL<n`eA(*O4V008Cx+5ZUusQ=yn4gdoH{r~p={{PVb3IGuR3I
OW=3;+WF`2QII0RSoh`~Lv|1pp5K0{{mA?*I1x_5TC_2>=fO_y6_(=>HS|{r>>~>HiG?4FLZC>i;JI=>G=*_5TR~@&6Y9^8XD0
000*N=KuKr5&-r80RRX9`~Ud=4gmlE0ss^M0RRU8{r}Vd4gmN62ml5E3IP27|Nj&K1poj5695eW8~_;r4*=l*5di%E-Tx~90|4
v)3IG=X2mlTM{{I&M4gmZA|Nr;@GXMYp^Zy0_3IOH*0RSTa{r~a*@c$10_WuX~69D`F5&#PT^Zy0_2mto~zW)dS3jhfK`2QOK`
TrdN=>Gu#1OWE`0RRU8|Nr{`0RY|q_5T_G?*ID#=>PWr001Wd>Hi1-2>=TK_W%C>{Qv9!2LS2+>Hq!z<^LD}>i_!x5&#YW3;+u
N5C8)J1OOud4*&rG@&6Y9_x}I@1^^8J`u_z08UXSC0RRaA7y$DB1pxW~_5a}i1OWE`2mlcP4*>fA5diG}4*(bd_x}$7`~T+u^Z
yh80s!^@4gdoHFaQq#`~M>V_5b((?f(`40RRyIB>))!6#(u3{r~a*A^`gT@&8Q#0|4j$4*&xI3jhrO0|4p&?Em)v902YA?EeD*
{r?3382}Oh{{ct<&j7#vg#B9kqyQ=eg8(-O1OyQPA^>0hP6QAH^#3FP836VFJODue0|4v)Y5=kS{{IvJ%Kz#A;{T}s`2P+7DgX
um_5URR-T(Xlp8(hY0RTk+_5T6@{{PAU2LKWPA^`gTIRG;N=l=izhXAMl?*9M)<^SXV{{P4S1^@#96#x_f1OOfY?Ee)2paACo{
Qp4!@&Eb%|Nqwi<o_7}3IHPj`u_?5?f(h@nE>Pe4ggL7>Hqit2LQtV@&EMy>Hh}+@c;V%2>|f_?f>}y_5b4k=l|mW`Tza@1pxE
^^Z(!f?EmNg_W$|+_W$Sq^8fb#`Tykq{r}(p`Tr>Z8vy11Q~)vn(*N`SdH|^Z@c;k+)c^7S<Nvk)Kln`h&GdZshWfMsXY=X(z5
hM{)&JH1D*zt=D*)C11_1K^)&JiA#sA>{IRNngy8k=?l>grUH2^*UHUKpMBmj;79RS|{_x}|DI{>Z!S^uX1
""".replace("\n", "")

# The mover's lead: for having the move, by the playouts' log odds, and by the means of pools.
FIRST, PLAYOUTS = -0.4387, 0.8263
POOLS = (1.236, 1.153, 1.14, 1.121, 0.6158, 0, 0.08354, 1.104)

# The prior of a half move, by what it adds to the winrate, and of two singles, by how far they are
# apart: up to four spaces each way, and at last all others.
GAIN_SINGLE, GAIN_STACK = 17.78, 15.92
APART = (
    0,
    -0.297,
    -0.9102,
    -0.2144,
    -0.4288,
    1.036,
    0.6025,
    -0.3888,
    -0.3739,
    -0.4287,
    0.5338,
    0.1959,
    -0.3033,
    -0.4735,
    -0.4856,
    -0.2536,
    -0.1544,
    -0.3629,
    -0.4867,
    -0.5531,
    -0.1871,
    -0.1998,
    -0.3393,
    -0.4389,
    -0.5903,
    -0.5252,
)
